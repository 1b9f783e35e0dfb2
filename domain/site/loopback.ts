/** Whether a URL is on this machine, so that no network can intercept its requests. */
export function isLoopbackUrl(url: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(url).hostname);
}
