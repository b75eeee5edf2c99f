/** The seal of a signature: a keyed hash over every field and the previous seal, so that any change is detected. */
import { createHmac } from 'node:crypto';

/** Purpose of the installation's secret that seals signatures. */
export const SEAL_PURPOSE = 'signature seal';

/** A signature without its seal. Each value is in the text form that is sealed. */
export interface SealedFields {
  readonly id: string;
  readonly file_id: string;
  readonly storage_key: string;
  readonly institution_id: string;
  readonly role: string;
  readonly signer_id: string;
  readonly typed_name: string;
  readonly meaning: string;
  /** Microseconds since 1970, the full precision of the database. */
  readonly signed_at: string;
  readonly sha256: string;
  readonly previous: string | null;
}

/** Fields are separated as a JSON list, so that no two different signatures produce the same text. */
export function sealSignature(secret: string, fields: SealedFields): string {
  const text = JSON.stringify([
    'portal signature 1',
    fields.id,
    fields.file_id,
    fields.storage_key,
    fields.institution_id,
    fields.role,
    fields.signer_id,
    fields.typed_name,
    fields.meaning,
    fields.signed_at,
    fields.sha256,
    fields.previous,
  ]);
  return createHmac('sha256', secret).update(text).digest('hex');
}
