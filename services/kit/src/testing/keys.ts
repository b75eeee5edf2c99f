import { generateKeyPairSync } from 'node:crypto';
import { mapServices, type ServiceName } from '@portal/contract';
import { hashServiceToken, type ServiceTokenHashes } from '../auth/index.ts';

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

/** The token by which `service` calls others in tests. */
export const makeServiceToken = (service: ServiceName): string => `token of ${service} in tests`;

export const TEST_TOKEN_HASHES: ServiceTokenHashes = mapServices((service) =>
  hashServiceToken(makeServiceToken(service)),
);
