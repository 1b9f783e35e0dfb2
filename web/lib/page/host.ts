import { createContext } from 'react-router';
import type { PublicSettings } from '#domain/site/public-settings.ts';
import type { PublicSiteSettings } from '#domain/site/settings.ts';

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

/** What the server hands to the pages with each request. */
export interface Host {
  /** Answers a request of the API as the network would, without the network. */
  call(request: HostRequest): Promise<HostAnswer>;
  /** The visitor's Cookie header; empty when there is none. */
  cookie: string;
  /** Allows this answer's own scripts and styles under the content security policy; empty in a page that is kept. */
  nonce: string;
  /**
   * The page is kept for everybody: it is rendered whole, for nobody in particular. Its scripts are allowed by their
   * hashes instead of a nonce.
   */
  whole: boolean;
  settings: PublicSettings;
  /** What the owner of the kitchen has decided. */
  siteSettings: PublicSiteSettings;
}

export const hostContext = createContext<Host>();
