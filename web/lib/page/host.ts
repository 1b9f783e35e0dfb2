import { createContext } from 'react-router';
import type { Paise } from '#domain/money.ts';

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

/** What the kitchen lets the pages know of its settings. */
export interface Store {
  /** Where people reach the site, without a slash at the end. */
  origin: string;
  /** Subtotals above this travel free; null means none do. */
  freeDeliveryAbove: Paise | null;
  /** Where a pincode is looked up: GET `${pincodeUrl}/110001`. */
  pincodeUrl: string;
  /** The kitchen's time zone, such as 'Asia/Kolkata': its days and its clock. */
  timeZone: string;
  /** Providers people can sign in with, by the names the API has for them and those people know. */
  signInWith: readonly { name: string; label: string }[];
  /** Mails leave the kitchen; otherwise they wait in /admin/mail, and nobody may be told that one was sent. */
  mailConfigured: boolean;
  /** The service the newsletter's form speaks to; without an origin it is this server. */
  emailService: { origin: string | null; publicKey: string; serviceId: string; newsletterTemplate: string };
  /** The service the contact form speaks to; without an endpoint it is this server. */
  formService: { endpoint: string | null; contactForm: string };
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
  store: Store;
}

export const hostContext = createContext<Host>();
