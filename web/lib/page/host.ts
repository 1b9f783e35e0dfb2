import type { ShownOpening } from '#domain/site/opening/shown-opening.ts';
import type { PageSettings } from '#domain/site/page-settings.ts';
import type { PublicSettings } from '#domain/site/public-settings.ts';

export interface HostRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
}

export interface HostAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** The data that the server gives the pages for each request. */
export interface Host {
  /** Sends a request to the API inside the process, without the network. */
  call(request: HostRequest): Promise<HostAnswer>;
  /** The id of the request for the page, by which its lines in the server's log are found. */
  requestId: string;
  /** Logs why the page, or a part of it, could not be shown. */
  report(error: unknown): void;
  /** The visitor's Cookie header; empty when there is none. */
  cookie: string;
  /** Allows this answer's scripts and styles under the content security policy; empty in a kept page. */
  nonce: string;
  /**
   * Whether the page is rendered once for everybody and kept: without personal data, with its styles inlined, and with
   * its scripts allowed by their hashes instead of a nonce.
   */
  kept: boolean;
  settings: PublicSettings;
  /** The public sections of the owner's settings. */
  siteSettings: PageSettings;
  /** Whether customers can order. */
  opening: ShownOpening;
}
