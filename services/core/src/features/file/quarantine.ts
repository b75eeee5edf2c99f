/** Scans files again that arrived while the scanner was down. Any number of instances may do so in parallel. */
import type { AttentionSource } from '@portal/common';
import { virusMessage } from '@portal/contract';
import { definePolicy, type Database, type Logger, type Work, notify, sql, transact } from '@portal/kit';
import { z } from 'zod';
import type { FileStore } from '../../clients/file-store/index.ts';
import type { Scanner } from '../../clients/scanner.ts';
import { FileModel } from '../../models/index.ts';

export interface QuarantineParts {
  readonly database: Database;
  readonly store: FileStore;
  readonly scanner: Scanner;
  readonly log: Logger;
  /** Called for every verdict, inside its transaction. Returns whether it notified the person who uploaded the file. */
  readonly onVerdict?: (
    work: Work,
    file: Waiting & { readonly verdict: 'clean' | 'infected' },
  ) => Promise<boolean>;
}

const WaitingRow = z.object({
  id: z.string(),
  name: z.string(),
  storage_key: z.string(),
  creator_id: z.int().nullable(),
});
type Waiting = Readonly<z.output<typeof WaitingRow>>;

/**
 * Scans all files that are due. After each failed attempt a file waits longer; it never delays other files.
 * @returns how many were scanned
 */
export async function scanQuarantined(parts: QuarantineParts): Promise<number> {
  let scanned = 0;
  for (let found = await scanNext(parts); found !== 'none'; found = await scanNext(parts))
    if (found === 'scanned') scanned += 1;
  return scanned;
}

/** The verdict; undefined when the scan failed and the file was postponed. */
async function scanFile(
  work: Work,
  { scanner, store, log }: QuarantineParts,
  file: Waiting,
): Promise<'clean' | 'infected' | undefined> {
  try {
    return await scanner.scan(await store.read(file.storage_key));
  } catch (error) {
    log.warn(
      { err: error, file: file.id },
      'a file in quarantine cannot be scanned, it is tried again later',
    );
    // Half a minute until the next attempt, doubling up to an hour.
    await work.run(sql`update core.file set scan_attempts = scan_attempts + 1,
        scan_next = now() + least(3600, 15 * 2 ^ least(scan_attempts + 1, 8)) * interval '1 second'
      where id = ${file.id}`);
    return undefined;
  }
}

async function scanNext(parts: QuarantineParts): Promise<'none' | 'scanned' | 'put off'> {
  const { database, store, log } = parts;
  const done = await transact(database, { actorId: null }, async (work) => {
    const file = await work.row(
      WaitingRow,
      sql`select id, name, storage_key, creator_id from core.file where scan = 'quarantined' and scan_next <= now()
        order by scan_next, created limit 1 for update skip locked`,
    );
    if (!file) return { found: 'none', remove: undefined } as const;
    const verdict = await scanFile(work, parts, file);
    if (!verdict) return { found: 'put off', remove: undefined } as const;
    await work.of(FileModel).findById(file.id).patch({ scan: verdict });
    const isAnnounced = (await parts.onVerdict?.(work, { ...file, verdict })) ?? false;
    if (verdict === 'clean') return { found: 'scanned', remove: undefined } as const;
    log.warn({ file: file.id }, 'a file in quarantine did not pass the virus scan');
    if (!isAnnounced) await notifyCreator(work, file);
    return { found: 'scanned', remove: file.storage_key } as const;
  });
  // Delete the bytes only after the verdict is recorded. If the process stops in between, the remaining bytes are never
  // served.
  if (done.remove !== undefined) await store.remove(done.remove);
  return done.found;
}

async function notifyCreator(work: Work, file: Waiting): Promise<void> {
  if (file.creator_id === null) return;
  await notify(work, {
    key: `virus:${file.id}`,
    recipients: [file.creator_id],
    message: () => virusMessage(file.name),
    redirect: null,
  });
}

const Failing = z.object({ count: z.int(), since: z.string().nullable() });

/**
 * Files whose virus scan failed at least once. The portal scans them again automatically, so the list offers no action.
 */
export const fileAttention: AttentionSource = {
  area: 'file',
  policy: definePolicy({
    object: 'file-check',
    relations: {},
    actions: { read: { who: { sfari_admin: 'any', superuser: 'any' } } },
  }),
  async readCauses({ database }) {
    const waiting = await database.row(
      Failing,
      sql`select count(*)::int as count, to_jsonb(min(t.created)) #>> '{}' as since
        from core.file t where t.scan = 'quarantined' and t.scan_attempts > 0`,
    );
    return waiting?.since ? [{ cause: 'scan', count: waiting.count, since: waiting.since, ids: [] }] : [];
  },
  // Failed scans are not recorded once a file was scanned successfully, so the time of recovery is unknown.
  readFineSince: () => Promise.resolve(null),
};
