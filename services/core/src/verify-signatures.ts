/** The check of all signatures for the launcher, which has the owner's connection, the data folder and the key. */
import path from 'node:path';
import { createStatements } from '@portal/kit';
import type pg from 'pg';
import { createDiskStore } from './clients/index.ts';
import { SEAL_PURPOSE, verifySignatures, type Verification } from './features/agreement/index.ts';
import { secretFrom } from './settings.ts';

export interface Installation {
  readonly client: Pick<pg.Client, 'query'>;
  readonly dataDir: string;
  /** From which seals are made. */
  readonly privateKey: string;
}

/** @returns how many signatures there are, and a line for each fault */
export async function verifyStoredSignatures(given: Installation): Promise<Verification> {
  const store = createDiskStore(path.join(given.dataDir, 'files'));
  return verifySignatures({
    secret: secretFrom(given.privateKey, SEAL_PURPOSE),
    reads: createStatements(given.client),
    read: (key) => store.read(key),
  });
}
