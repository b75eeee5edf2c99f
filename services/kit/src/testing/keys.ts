import { generateKeyPairSync } from 'node:crypto';

export interface KeyPair {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** An EdDSA key pair in PEM, as the launcher makes for an installation. */
export function createKeyPair(): KeyPair {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  return {
    publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}
