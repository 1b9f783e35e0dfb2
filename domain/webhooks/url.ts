/**
 * Whether a text is an address that messages may go to: https, without a name and a password in it. That it leads to the
 * internet and not into a network of the server is checked when it is stored and with each connection.
 * @param isTest whether http is allowed too, as only tests have it
 */
export function isWebhookUrl(text: string, isTest = false): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, hostname } = new URL(text);
  if (username !== '' || password !== '' || hostname === '') return false;
  if (isTest) return protocol === 'https:' || protocol === 'http:';
  return protocol === 'https:' && hostname !== 'localhost' && !hostname.endsWith('.localhost');
}
