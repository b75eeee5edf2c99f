/**
 * The seal of a confirmed record: a keyed hash over all its fields, so that changes made directly in the database are
 * detected.
 */
import { createHmac } from 'node:crypto';
import { trustedSql } from '@portal/kit';
import { z } from 'zod';

/** A record without its seal. Each value is in the text form that is sealed. */
export const SealedPaperRow = z.object({
  id: z.string(),
  file_id: z.string(),
  storage_key: z.string(),
  institution_id: z.string(),
  sha256: z.string(),
  status: z.string(),
  signature: z.string(),
  signature_date: z.string(),
  sf_signature: z.string().nullable(),
  sf_signature_date: z.string().nullable(),
  scan_id: z.string(),
  scan_key: z.string(),
  scan_sha256: z.string(),
  recorder_id: z.string(),
  /** Microseconds since 1970. */
  recorded_at: z.string(),
  /** Null until someone has decided. */
  decider_id: z.string().nullable(),
  decided_at: z.string().nullable(),
});
export type SealedPaper = Readonly<z.output<typeof SealedPaperRow>>;

export function sealPaper(secret: string, paper: SealedPaper): string {
  const text = JSON.stringify([
    'portal paper 1',
    paper.id,
    paper.file_id,
    paper.storage_key,
    paper.institution_id,
    paper.sha256,
    paper.status,
    paper.signature,
    paper.signature_date,
    paper.sf_signature,
    paper.sf_signature_date,
    paper.scan_id,
    paper.scan_key,
    paper.scan_sha256,
    paper.recorder_id,
    paper.recorded_at,
    paper.decider_id,
    paper.decided_at,
  ]);
  return createHmac('sha256', secret).update(text).digest('hex');
}

const microseconds = (column: string): string =>
  `((extract(epoch from p.${column}) * 1000000)::bigint)::text as ${column}`;

/** The columns of `core.paper_record p` in the text form that is sealed. */
export const SEALED_COLUMNS =
  trustedSql(`p.id::text, p.file_id::text, p.storage_key, p.institution_id::text, p.sha256::text, p.status::text,
  p.signature, p.signature_date, p.sf_signature, p.sf_signature_date, p.scan_id::text, p.scan_key, p.scan_sha256::text,
  p.recorder_id::text, ${microseconds('recorded_at')}, p.decider_id::text, ${microseconds('decided_at')}`);
