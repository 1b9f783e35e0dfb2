/** What pages draw streets with: the installed map file, somebody's style, or nothing but a plain drawing. */
export type MapSource = { kind: 'tiles'; path: string } | { kind: 'style'; url: string } | { kind: 'none' };
