/**
 * Each service has its own token, and the others have only its hash. So an attacker in one service cannot call in the
 * name of another. The contract lists which services may call an endpoint (`services`).
 */
import { createHash } from 'node:crypto';
import { SERVICES, type ServiceName } from '@portal/contract';
import { z } from 'zod';
import { sameSecret } from './tokens.ts';

/** SHA-256 of each service's token, in hexadecimal. */
export type ServiceTokenHashes = Readonly<Partial<Record<ServiceName, string>>>;

const Hashes = z.partialRecord(z.enum(SERVICES), z.string().regex(/^[0-9a-f]{64}$/));

export const hashServiceToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Reads `SERVICE_TOKEN_HASHES`, JSON such as {"core": "9f86…"}. @throws one line that names the variable */
export function readServiceTokenHashes(text: string): ServiceTokenHashes {
  try {
    return Hashes.parse(JSON.parse(text));
  } catch {
    throw new Error(
      'SERVICE_TOKEN_HASHES: must be JSON of services and SHA-256 sums such as {"core": "9f86…"}',
    );
  }
}

/** The service with this token. Every hash is compared, so that timing reveals nothing about the hashes. */
export function identifyService(token: string, hashes: ServiceTokenHashes): ServiceName | undefined {
  const given = hashServiceToken(token);
  return (Object.entries(hashes) as [ServiceName, string][])
    .filter(([, hash]) => sameSecret(given, hash))
    .map(([service]) => service)[0];
}
