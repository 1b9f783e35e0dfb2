/** Whether a URL leads to this machine itself, where no network can listen in. */
export function isLoopbackUrl(url: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(url).hostname);
}
