/** Signing, by the institution's official and then for the foundation (spec 1 sections 4 and 5; decisions.md). */
import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { MESSAGES, RDA_STATUS, signatureMeaning, type SignerRole } from '@portal/contract';
import {
  forbidden,
  invalid,
  checkVersion,
  readOne,
  stale,
  transact,
  wrongState,
  type Call,
} from '@portal/kit';
import type { Knex } from 'knex';
import type { FileStore } from '../../clients/file-store.ts';
import { confirmPassword, type LoginLimits } from '../account/index.ts';
import { agreementResource, lockAgreement, type LockedAgreement } from './agreement.resource.ts';
import { announceStatus, confirmToSigner } from './announcements.ts';
import { appendSignature } from './append-signature.ts';

export interface SigningParts {
  readonly store: FileStore;
  readonly limits: LoginLimits;
  readonly publicUrl: string;
  /** Seals signatures. */
  readonly sealSecret: string;
}
export type SigningCall = Pick<
  Call,
  'actor' | 'author' | 'context' | 'database' | 'ifMatch' | 'needsVersion' | 'jobs' | 'log'
>;
export interface SignatureGiven {
  readonly id: string;
  readonly signature: string;
  readonly password: string;
  readonly sha256?: string | undefined;
}

const SIDES = {
  official: { action: 'sign', status: RDA_STATUS.AWAITING_EXECUTION, prefix: '' },
  foundation: { action: 'countersign', status: RDA_STATUS.FULLY_EXECUTED, prefix: 'sf_' },
} as const;

export async function signAgreement(
  call: SigningCall,
  parts: SigningParts,
  role: SignerRole,
  given: SignatureGiven,
): Promise<void> {
  const { action } = SIDES[role];
  if (call.actor.impersonatorId !== null) throw forbidden('Nobody signs while acting as another person');
  // Rights before the password: whoever may not sign learns nothing about passwords, and holds no lock meanwhile.
  await transact(call.database, call.author, async ({ trx }) =>
    (await lockAgreement(call, trx, given.id)).authorise(action),
  );
  if (given.signature !== call.actor.displayName) throw invalid({ signature: [MESSAGES.signatureMismatch] });
  await confirmPassword(call, parts.limits, given.password);

  await transact(call.database, call.author, async ({ trx }) => {
    const agreement = await lockAgreement(call, trx, given.id);
    agreement.authorise(action);
    await refuseOtherDocument(call, trx, agreement, given);
    await refuseDamaged(parts.store, agreement);
    await record(call, parts, trx, { agreement, role });
  });
}

/** What is signed is what was read. */
async function refuseOtherDocument(
  call: SigningCall,
  trx: Knex.Transaction,
  agreement: LockedAgreement,
  given: SignatureGiven,
): Promise<void> {
  const isOther = given.sha256 !== undefined && given.sha256 !== agreement.state.sha256;
  const current = async () =>
    (await readOne(call.database, agreementResource, call.actor, agreement.id, { trx })).object;
  if (isOther) throw stale(await current());
  await checkVersion(call, agreement.etag, current);
}

async function refuseDamaged(store: FileStore, { state }: LockedAgreement): Promise<void> {
  const hash = createHash('sha256');
  const wasRead = await pipeline(store.read(state.storage_key), hash).then(
    () => true,
    () => false,
  );
  if (!wasRead || hash.digest('hex') !== state.sha256)
    throw wrongState('The document is damaged. Please ask the foundation to upload it again');
}

async function record(
  call: SigningCall,
  parts: SigningParts,
  trx: Knex.Transaction,
  { agreement, role }: { agreement: LockedAgreement; role: SignerRole },
): Promise<void> {
  const { status, prefix } = SIDES[role];
  const { state } = agreement;
  const signedAt = new Date();
  const id = await appendSignature(
    (text, values) => call.database.query({ text, values: [...values] }, trx),
    parts.sealSecret,
    {
      fileId: String(agreement.id),
      storageKey: state.storage_key,
      institutionId: state.institution_id,
      role,
      signerId: call.actor.userId,
      typedName: call.actor.displayName,
      meaning: signatureMeaning(role, state.institution_name),
      signedAt,
      sha256: state.sha256,
    },
  );
  await call.database.query(
    {
      text: 'update core.file set additional_data = additional_data || $2 where id = $1',
      values: [
        agreement.id,
        {
          status,
          [`${prefix}signature`]: call.actor.displayName,
          [`${prefix}signature_date`]: `${signedAt.toISOString().slice(0, 10)}T12:00:00`,
          [`${prefix}signature_id`]: id,
        },
      ],
    },
    trx,
  );
  const write = { call, trx, publicUrl: parts.publicUrl };
  await confirmToSigner(write, agreement, id);
  await announceStatus(write, agreement, status);
}
