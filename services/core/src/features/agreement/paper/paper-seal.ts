/** The seal of a confirmed record: a keyed hash over all that it says, so that no change at the database goes unseen. */
import { createHmac } from 'node:crypto';

/** A record without its seal, each value as the one text that is sealed. */
export interface SealedPaper {
  readonly id: string;
  readonly file_id: string;
  readonly storage_key: string;
  readonly institution_id: string;
  readonly sha256: string;
  readonly status: string;
  readonly signature: string;
  readonly signature_date: string;
  readonly sf_signature: string | null;
  readonly sf_signature_date: string | null;
  readonly scan_id: string;
  readonly scan_key: string;
  readonly scan_sha256: string;
  readonly recorder_id: string;
  /** Microseconds since 1970. */
  readonly recorded_at: string;
  readonly decider_id: string;
  readonly decided_at: string;
}

export function sealOfPaper(secret: string, paper: SealedPaper): string {
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

/** The columns as they are sealed, of `core.paper_record p`. */
export const SEALED_COLUMNS = `p.id::text, p.file_id::text, p.storage_key, p.institution_id::text, p.sha256::text, p.status::text,
  p.signature, p.signature_date, p.sf_signature, p.sf_signature_date, p.scan_id::text, p.scan_key, p.scan_sha256::text,
  p.recorder_id::text, ${microseconds('recorded_at')}, p.decider_id::text, ${microseconds('decided_at')}`;
