import { X509Certificate } from 'node:crypto';

/** The site's certificate with its chain, and its key. */
export interface Certificate {
  /** All in PEM, as it is stored: the key first. */
  pem: string;
  domain: string;
  from: Date;
  until: Date;
}

/** What is left of a certificate's life when it is renewed. */
export const RENEWED_AT = 1 / 3;

/** Reads a key and a certificate in PEM. Throws if there is none. */
export function readCertificate(pem: string): Certificate {
  const {
    subjectAltName = '',
    validFrom,
    validTo,
  } = new X509Certificate(pem.slice(pem.indexOf('-----BEGIN CERTIFICATE-----')));
  return {
    pem,
    domain: subjectAltName.split(', ')[0]?.replace(/^DNS:/, '') ?? '',
    from: new Date(validFrom),
    until: new Date(validTo),
  };
}

/** Whether a certificate for the domain is to be ordered: there is none, or only a third of its life is left. */
export function isDue(certificate: Certificate | undefined, domain: string, now: Date): boolean {
  if (certificate?.domain !== domain) return true;
  const { from, until } = certificate;
  return until.getTime() - now.getTime() <= (until.getTime() - from.getTime()) * RENEWED_AT;
}

/** Whether browsers accept the certificate for the domain now, as far as its names and times say. */
export const isUsable = (certificate: Certificate | undefined, domain: string, now: Date): boolean =>
  certificate?.domain === domain && certificate.until > now;
