/** Checks all signatures for the launcher, which has the owner's connection, the data folder and the key. */
import { createStatements } from '@portal/kit';
import type pg from 'pg';
import { createFileStore } from '../clients/index.ts';
import { SEAL_PURPOSE, verifySignatures, type Verification } from '../features/agreement/index.ts';
import { readS3, secretFrom } from '../settings.ts';

export interface Installation {
  readonly client: Pick<pg.Client, 'query'>;
  readonly dataDir: string;
  /** The installation's variables; only those of the file store are read. */
  readonly variables: Readonly<Record<string, string | undefined>>;
  /** Key from which the secret of the seals is derived. */
  readonly privateKey: string;
}

/** @returns how many signatures there are, and one line for each fault */
export async function verifyStoredSignatures(given: Installation): Promise<Verification> {
  const store = createFileStore({ dataDir: given.dataDir, s3: readS3(given.variables) });
  return verifySignatures({
    secret: secretFrom(given.privateKey, SEAL_PURPOSE),
    reads: createStatements(given.client),
    read: (key) => store.read(key),
  });
}
