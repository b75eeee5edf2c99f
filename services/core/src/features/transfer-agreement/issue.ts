/** Issues an agreement: creates and stores its document, and asks the Signing Official to sign. */
import type { Work } from '@portal/kit';
import { sql } from '@portal/kit';
import { z } from 'zod';
import type { FileStore } from '../../clients/file-store/index.ts';
import { TransferAgreementModel } from '../../models/index.ts';
import { storeBytes } from '../file/index.ts';
import { announceState, askToSign } from './announcements.ts';
import { nameDocument, TRANSFER_TEMPLATE, writeDocument } from './transfer-document.ts';

export interface IssueParts {
  readonly store: FileStore;
  /** The foundation's name as the document shows it. */
  readonly foundation: string;
}

/** Details of the request in the agreement. */
export interface TransferTerms {
  readonly request_id: number;
  readonly code: string;
  readonly project_title: string;
  readonly institution_id: number;
  readonly recipient_id: number;
  readonly donors: number;
  readonly tissue: string;
}

const Names = z.object({ institution: z.string(), recipient: z.string() });

/**
 * Agreements of one request are issued one after the other. Locks the institution first, as every command that concerns
 * its signatures does.
 * @returns the id; null where the request already has a valid agreement, or its institution or researcher is gone
 */
export async function issueAgreement(
  work: Work,
  { store, foundation }: IssueParts,
  terms: TransferTerms,
): Promise<string | null> {
  const { request_id: request, institution_id: institution, recipient_id: recipient } = terms;
  const names = await work.row(
    Names,
    sql`select i.name as institution, (select a.first_name || ' ' || a.last_name from core.account a
        where a.id = ${recipient}) as recipient
      from core.institution i where i.id = ${institution} and i.deleted_at is null for share of i`,
  );
  if (!names) return null;
  await work.run(
    sql`select pg_advisory_xact_lock(hashtextextended('transfer agreement ' || ${request}::text, 0))`,
  );
  const earlier = await work.of(TransferAgreementModel).matching({ request_id: request });
  if (earlier.some(({ state }) => state !== 'voided')) return null;
  const version = Math.max(0, ...earlier.map((one) => one.version)) + 1;
  const named = { code: terms.code, version };
  const name = nameDocument(named);
  const bytes = await writeDocument({
    ...named,
    foundation,
    issued: new Date(),
    institution: names.institution,
    recipient: names.recipient,
    project: terms.project_title,
    donors: terms.donors,
    tissue: terms.tissue,
  });
  // If the transaction fails, the bytes remain without a row and are never served.
  const stored = await storeBytes(bytes, name, store);
  const { id } = await work.of(TransferAgreementModel).insert({
    request_id: request,
    request_code: terms.code,
    project_title: terms.project_title,
    version,
    institution_id: institution,
    institution_name: names.institution,
    recipient_id: recipient,
    recipient_name: names.recipient,
    donors: terms.donors,
    tissue: terms.tissue,
    template: TRANSFER_TEMPLATE,
    name,
    size: stored.size,
    sha256: stored.sha256,
    storage_key: stored.storageKey,
  });
  await announceState(work, id, 'signature_needed');
  await askToSign(work, id);
  return id;
}
