/** TLS between the portal's own parts: off unless a certificate is given (decision 400). */
import { accessSync, constants } from 'node:fs';
import { createSecureContext } from 'node:tls';

export interface TlsIdentity {
  /** PEM: its own certificate, followed by the intermediate certificates. */
  readonly cert: string;
  readonly key: string;
}

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * The certificate and key of a program.
 * @returns undefined for plain HTTP
 * @throws with one line that names the variable
 */
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
    // The error of OpenSSL would show a part of the key.
    throw new Error('TLS_CERT and TLS_KEY: are no certificate in PEM with its key.');
  }
  return { cert, key };
}

/** Node only warns about an unreadable file, and every connection would fail later. */
export function checkTrustedAuthorities(variables: Variables): void {
  const file = variables['NODE_EXTRA_CA_CERTS'];
  if (!file) return;
  try {
    accessSync(file, constants.R_OK);
  } catch {
    throw new Error(`NODE_EXTRA_CA_CERTS: ${file} cannot be read.`);
  }
}
