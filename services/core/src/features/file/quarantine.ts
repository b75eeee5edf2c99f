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
  /** Told of every verdict, inside its transaction; answers whether it told the one who uploaded the file. */
  readonly onVerdict?: (
    trx: Knex.Transaction,
    file: Waiting & { readonly verdict: 'clean' | 'infected' },
  ) => Promise<boolean>;
}

interface Waiting {
  readonly id: string;
  readonly name: string;
  readonly storage_key: string;
  readonly creator_id: number | null;
}

/**
 * Scans whatever is due. A file that cannot be scanned waits longer after each attempt and holds up no other.
 * @returns how many were scanned
 */
export async function scanQuarantined(parts: QuarantineParts): Promise<number> {
  let scanned = 0;
  for (let found = await scanNext(parts); found !== 'none'; found = await scanNext(parts))
    if (found === 'scanned') scanned += 1;
  return scanned;
}

/** Seconds until the next attempt: half a minute, doubling up to an hour. */
const NEXT_ATTEMPT = `now() + least(3600, 15 * 2 ^ least(scan_attempts + 1, 8)) * interval '1 second'`;

/** The verdict, or undefined when there is none and the file was put off. */
async function judge(
  { database, scanner, store, log }: QuarantineParts,
  trx: Knex.Transaction,
  file: Waiting,
): Promise<'clean' | 'infected' | undefined> {
  try {
    return await scanner.scan(store.read(file.storage_key));
  } catch (error) {
    log.warn(
      { err: error, file: file.id },
      'a file in quarantine cannot be scanned, it is tried again later',
    );
    await database.query(
      {
        text: `update core.file set scan_attempts = scan_attempts + 1, scan_next = ${NEXT_ATTEMPT} where id = $1`,
        values: [file.id],
      },
      trx,
    );
    return undefined;
  }
}

async function scanNext(parts: QuarantineParts): Promise<'none' | 'scanned' | 'put off'> {
  const { database, store, log } = parts;
  const done = await transact(database, { actorId: null }, async ({ trx }) => {
    const [file] = await database.query<Waiting>(
      {
        text: `select id, name, storage_key, creator_id from core.file where scan = 'quarantined' and scan_next <= now()
          order by scan_next, created limit 1 for update skip locked`,
        values: [],
      },
      trx,
    );
    if (!file) return { found: 'none', remove: undefined } as const;
    const verdict = await judge(parts, trx, file);
    if (!verdict) return { found: 'put off', remove: undefined } as const;
    await database.query(
      { text: 'update core.file set scan = $2 where id = $1', values: [file.id, verdict] },
      trx,
    );
    const told = (await parts.onVerdict?.(trx, { ...file, verdict })) ?? false;
    if (verdict === 'clean') return { found: 'scanned', remove: undefined } as const;
    log.warn({ file: file.id }, 'a file in quarantine did not pass the virus scan');
    if (!told) await tellCreator(parts, trx, file);
    return { found: 'scanned', remove: file.storage_key } as const;
  });
  // Only after the verdict is on record; bytes left behind by a stop in between are never served.
  if (done.remove !== undefined) await store.remove(done.remove);
  return done.found;
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
