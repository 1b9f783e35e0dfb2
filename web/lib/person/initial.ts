/** The first letter of a name in upper case (SHELL-4); empty without a name. */
export function initialOf(name: string | null): string {
  return Array.from(name?.trim() ?? '')[0]?.toLocaleUpperCase('en-IN') ?? '';
}
