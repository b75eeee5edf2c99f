/** A second administrator confirms or refuses what the first recorded of a signed paper. */
import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { checkVersion, readOne, stale, transact, wrongState, type Call } from '@portal/kit';
import type { Knex } from 'knex';
import type { FileStore } from '../../../clients/file-store.ts';
import { mailEach } from '../agreement.mail.ts';
import { agreementResource, lockAgreement, type LockedAgreement } from '../agreement.resource.ts';
import { announceStatus } from '../announcements.ts';
import { personOf } from '../recipients.queries.ts';
import { SEALED_COLUMNS, sealOfPaper, type SealedPaper } from './paper-seal.ts';

type DecidingCall = Pick<Call, 'actor' | 'author' | 'database' | 'ifMatch' | 'jobs' | 'needsVersion'>;
interface DecidingParts {
  readonly store: FileStore;
  readonly publicUrl: string;
  readonly sealSecret: string;
}

export async function confirmPaper(
  call: DecidingCall,
  parts: DecidingParts,
  { id, paper }: { id: string; paper: number },
): Promise<void> {
  await transact(call.database, call.author, async ({ trx }) => {
    const agreement = await lockForDecision(call, trx, { id, paper, action: 'confirm_paper' });
    const record = await decide(call, trx, { paper, state: 'confirmed', sealSecret: parts.sealSecret });
    await refuseChanged(parts.store, record.scan_key, record.scan_sha256);
    await refuseChanged(parts.store, record.storage_key, record.sha256);
    await refuseUnscanned(call, trx, record.scan_id);
    const status = Number(record.status);
    await call.database.query(
      {
        text: 'update core.file set additional_data = jsonb_strip_nulls(additional_data || $2) where id = $1',
        values: [
          id,
          {
            status,
            signature: record.signature,
            signature_date: record.signature_date,
            ...(record.sf_signature === null
              ? {}
              : { sf_signature: record.sf_signature, sf_signature_date: record.sf_signature_date }),
            paper_id: paper,
            paper_status: status,
          },
        ],
      },
      trx,
    );
    await announceStatus({ call, trx, publicUrl: parts.publicUrl }, agreement, status);
  });
}

export async function refusePaper(
  call: DecidingCall,
  parts: Pick<DecidingParts, 'publicUrl'>,
  { id, paper, reason }: { id: string; paper: number; reason: string },
): Promise<void> {
  await transact(call.database, call.author, async ({ trx }) => {
    const agreement = await lockForDecision(call, trx, { id, paper, action: 'refuse_paper' });
    await decide(call, trx, { paper, state: 'refused', reason });
    // Whoever reads the agreement again sees that something happened to it.
    await call.database.query(
      { text: 'update core.file set additional_data = additional_data where id = $1', values: [id] },
      trx,
    );
    const recorder = agreement.state.paper?.recorder ?? null;
    if (recorder === call.actor.userId) return;
    const { institution_name: institution } = agreement.state;
    const write = { call, trx, publicUrl: parts.publicUrl };
    await mailEach(write, await personOf(write, recorder), {
      key: `rda-paper-refused:${paper}`,
      template: 'rda_paper_refused',
      agreementId: id,
      subject: `The signed paper of ${institution} was not confirmed`,
      paragraphs: [
        `You recorded that the RDA of ${institution} was signed on paper. Another administrator did not confirm it:`,
        reason,
      ],
      link: { label: 'Open the RDA', path: `/rda/${id}` },
    });
  });
}

async function lockForDecision(
  call: DecidingCall,
  trx: Knex.Transaction,
  { id, paper, action }: { id: string; paper: number; action: string },
): Promise<LockedAgreement> {
  const agreement = await lockAgreement(call, trx, id);
  agreement.authorise(action);
  // Only what was read is decided.
  const current = async () =>
    (await readOne(call.database, agreementResource, call.actor, id, { trx })).object;
  if (agreement.state.paper?.id !== paper) throw stale(await current());
  await checkVersion(call, agreement.etag, current);
  return agreement;
}

interface Decision {
  readonly paper: number;
  readonly state: 'confirmed' | 'refused';
  readonly reason?: string;
  readonly sealSecret?: string;
}

async function decide(
  { actor, database }: DecidingCall,
  trx: Knex.Transaction,
  { paper, state, reason, sealSecret }: Decision,
): Promise<SealedPaper> {
  const at = new Date();
  const [found] = await database.query<SealedPaper>(
    { text: `select ${SEALED_COLUMNS} from core.paper_record p where p.id = $1`, values: [paper] },
    trx,
  );
  if (!found) throw new Error('the record has gone');
  const record = {
    ...found,
    decider_id: String(actor.userId),
    decided_at: String(BigInt(at.getTime()) * 1000n),
  };
  await database.query(
    {
      text: 'update core.paper_record set state = $2, decider_id = $3, decided_at = $4, reason = $5, seal = $6 where id = $1',
      values: [
        paper,
        state,
        actor.userId,
        at,
        reason ?? null,
        sealSecret === undefined ? null : sealOfPaper(sealSecret, record),
      ],
    },
    trx,
  );
  return record;
}

async function refuseUnscanned(
  { database }: DecidingCall,
  trx: Knex.Transaction,
  scanId: string,
): Promise<void> {
  const clean = await database.query(
    { text: "select 1 from core.file where id = $1 and scan = 'clean' for share", values: [scanId] },
    trx,
  );
  if (clean.length === 0)
    throw wrongState('The scan waits for the virus check. Please try again in a few minutes');
}

async function refuseChanged(store: FileStore, key: string, sha256: string): Promise<void> {
  const hash = createHash('sha256');
  const wasRead = await pipeline(store.read(key), hash).then(
    () => true,
    () => false,
  );
  if (!wasRead || hash.digest('hex') !== sha256)
    throw wrongState('The document or its scan is damaged. Please ask for it to be uploaded again');
}
