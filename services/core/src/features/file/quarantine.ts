/** Scans again what came in while the scanner was down. Any number of instances may do so at once. */
import { NotificationRequested, virusMessage } from '@portal/contract';
import { transact, type Database, type Jobs, type Logger } from '@portal/kit';
import type { Knex } from 'knex';
import type { FileStore } from '../../clients/file-store.ts';
import type { Scanner } from '../../clients/scanner.ts';

export interface QuarantineParts {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly store: FileStore;
  readonly scanner: Scanner;
  readonly log: Logger;
}

interface Waiting {
  readonly id: string;
  readonly name: string;
  readonly storage_key: string;
  readonly creator_id: number | null;
}

/** Scans until nothing waits or the scanner fails. @returns how many were scanned */
export async function scanQuarantined(parts: QuarantineParts): Promise<number> {
  let scanned = 0;
  while (await scanNext(parts)) scanned += 1;
  return scanned;
}

async function scanNext(parts: QuarantineParts): Promise<boolean> {
  const { database, scanner, store, log } = parts;
  const infected = await transact(database, { actorId: null }, async (trx) => {
    const [file] = await database.query<Waiting>(
      {
        text: `select id, name, storage_key, creator_id from core.file where scan = 'quarantined'
          order by created limit 1 for update skip locked`,
        values: [],
      },
      trx,
    );
    if (!file) return null;
    const verdict = await scanner.scan(store.read(file.storage_key));
    await database.query(
      { text: 'update core.file set scan = $2 where id = $1', values: [file.id, verdict] },
      trx,
    );
    if (verdict === 'clean') return { remove: undefined };
    log.warn({ file: file.id }, 'a file in quarantine did not pass the virus scan');
    await tellCreator(parts, trx, file);
    return { remove: file.storage_key };
  });
  // Only after the verdict is on record; bytes left behind by a stop in between are never served.
  if (infected?.remove) await store.remove(infected.remove);
  return infected !== null;
}

async function tellCreator({ jobs }: QuarantineParts, trx: Knex.Transaction, file: Waiting): Promise<void> {
  if (file.creator_id === null) return;
  await jobs.emit(trx, NotificationRequested, {
    key: `virus:${file.id}`,
    recipient_ids: [file.creator_id],
    message: virusMessage(file.name).slice(0, 500),
    redirect: null,
  });
}
