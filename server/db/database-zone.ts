/**
 * The name of a time zone for PostgreSQL, which reads 'IST' and '+05:30' in other ways than the time zones of the
 * settings.
 */
export function databaseZone(timeZone: string): string {
  const name = /^[+-]/.test(timeZone)
    ? timeZone
    : new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  if (!/^[+-]/.test(name)) return name;
  return `<${name}>${name.startsWith('+') ? '-' : '+'}${name.slice(1)}`;
}
