/** TLS between the portal's own parts: off unless a certificate is given (decision 400). */
import { accessSync, constants } from 'node:fs';
import { createSecureContext } from 'node:tls';

export interface TlsIdentity {
  /** PEM, with the intermediate certificates behind the own one. */
  readonly cert: string;
  readonly key: string;
}

type Variables = Readonly<Record<string, string | undefined>>;

/** What a program shows of itself. @returns undefined for plain HTTP @throws with one line that names the variable */
export function readTlsIdentity(variables: Variables): TlsIdentity | undefined {
  const cert = variables['TLS_CERT'];
  const key = variables['TLS_KEY'];
  checkTrustedAuthorities(variables);
  if (!cert && !key) return undefined;
  if (!cert || !key)
    throw new Error(`${cert ? 'TLS_KEY' : 'TLS_CERT'}: is missing, although the other is set.`);
  try {
    createSecureContext({ cert, key });
  } catch {
    // OpenSSL's words would show a part of the key.
    throw new Error('TLS_CERT and TLS_KEY: are no certificate in PEM with its key.');
  }
  return { cert, key };
}

/** Node itself only warns of a file that it cannot read, and every connection fails later. */
export function checkTrustedAuthorities(variables: Variables): void {
  const file = variables['NODE_EXTRA_CA_CERTS'];
  if (!file) return;
  try {
    accessSync(file, constants.R_OK);
  } catch {
    throw new Error(`NODE_EXTRA_CA_CERTS: ${file} cannot be read.`);
  }
}
