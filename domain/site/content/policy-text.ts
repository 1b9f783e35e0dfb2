/** Facts of the shop that a policy names as '{email}', so that its text stays right when they change. */
export const POLICY_FACTS = ['name', 'address', 'email', 'phone', 'profile'] as const;
export type PolicyFact = (typeof POLICY_FACTS)[number];

/** A piece of a policy's text: words, or a fact of the shop. */
export type PolicyPiece = string | { fact: PolicyFact };

/** A paragraph or a list of a policy. */
export type PolicyBlock =
  | { kind: 'paragraph'; text: PolicyPiece[] }
  | { kind: 'list'; items: PolicyPiece[][] };

/** A part of a policy; what stands before the first heading has none. */
export interface PolicyPart {
  heading: string | undefined;
  blocks: PolicyBlock[];
}

const FACT = new RegExp(`\\{(${POLICY_FACTS.join('|')})\\}`);

function piecesOf(text: string): PolicyPiece[] {
  return text
    .split(FACT)
    .map((piece, at) => (at % 2 === 1 ? { fact: piece as PolicyFact } : piece))
    .filter((piece) => piece !== '');
}

const HEADING = '# ';
const ITEM = '- ';

type LineKind = 'heading' | 'item' | 'words' | 'empty';

function kindOf(line: string): LineKind {
  if (line === '') return 'empty';
  if (line.startsWith(HEADING)) return 'heading';
  return line.startsWith(ITEM) ? 'item' : 'words';
}

/**
 * Reads the text of a policy. A line that begins with '# ' is a heading, lines that begin with '- ' are a list, other lines
 * that follow each other are one paragraph. There is no other markup: everything else is words.
 */
export function readPolicy(text: string): PolicyPart[] {
  let part: PolicyPart = { heading: undefined, blocks: [] };
  const parts = [part];
  let before: LineKind = 'empty';
  for (const line of text.split('\n').map((each) => each.trim())) {
    const kind = kindOf(line);
    const last = part.blocks.at(-1);
    if (kind === 'heading') {
      part = { heading: line.slice(HEADING.length), blocks: [] };
      parts.push(part);
    } else if (kind === 'item') {
      const item = piecesOf(line.slice(ITEM.length));
      if (last?.kind === 'list') last.items.push(item);
      else part.blocks.push({ kind: 'list', items: [item] });
    } else if (kind === 'words') {
      if (before === 'words' && last?.kind === 'paragraph') last.text.push(' ', ...piecesOf(line));
      else part.blocks.push({ kind: 'paragraph', text: piecesOf(line) });
    }
    before = kind;
  }
  return parts.filter(({ heading, blocks }) => heading !== undefined || blocks.length > 0);
}
