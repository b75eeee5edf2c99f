/**
 * Checks every signature ever given: its seal, its place in the chain, the stored document, and the file that relies on
 * it.
 */
import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sql, type Reads } from '@portal/kit';
import { z } from 'zod';
import { checkCoverage } from './paper/verify-coverage.ts';
import { sealSignature } from './signature-seal.ts';

export interface VerifyParts {
  readonly reads: Pick<Reads, 'rows'>;
  readonly secret: string;
  readonly read: (storageKey: string) => Promise<Readable>;
}

export interface Verification {
  readonly checked: number;
  /** One line for each fault. */
  readonly faults: readonly string[];
}

/** Agreements of institutions and of tissue requests. */
const KINDS = ['RDA', 'MTA'] as const;

const SignatureRow = z.object({
  /** Kind of the agreement that it belongs to. */
  kind: z.enum(KINDS),
  id: z.string(),
  file_id: z.string(),
  storage_key: z.string(),
  institution_id: z.string(),
  role: z.string(),
  signer_id: z.string(),
  typed_name: z.string(),
  meaning: z.string(),
  signed_at: z.string(),
  sha256: z.string(),
  previous: z.string().nullable(),
  seal: z.string(),
});
type SignatureRow = Readonly<z.output<typeof SignatureRow>>;
const RelianceRow = z.object({
  kind: z.enum(KINDS),
  id: z.string(),
  storage_key: z.string(),
  role: z.enum(['official', 'foundation']),
  signature_id: z.string(),
  name: z.string().nullable(),
  sha256: z.string(),
});
type Reliance = Readonly<z.output<typeof RelianceRow>>;

const readSignatures = (reads: VerifyParts['reads']): Promise<SignatureRow[]> =>
  reads.rows(
    SignatureRow,
    sql`select case when exists (select 1 from core.transfer_agreement mta where mta.id = s.file_id) then 'MTA' else 'RDA' end as kind,
        id::text, file_id::text, storage_key, institution_id::text, role, signer_id::text, typed_name, meaning,
        ((extract(epoch from signed_at) * 1000000)::bigint)::text as signed_at, sha256::text, previous::text, seal::text
      from core.signature s order by s.id`,
  );

/** Finds deleted signatures: the history lists every signature that was ever written. */
const readRemoved = (reads: VerifyParts['reads']) =>
  reads.rows(
    z.object({ pk: z.string(), parent_pk: z.string(), kind: z.enum(KINDS) }),
    sql`select distinct l.pk, l.parent_pk, case when exists (select 1 from core.transfer_agreement mta
        where mta.id::text = l.parent_pk) then 'MTA' else 'RDA' end as kind from audit.log l where l.model = 'signature' and l.operation = 'I'
      and not exists (select 1 from core.signature s where s.id::text = l.pk) order by 1`,
  );

/**
 * Finds signatures on the present document of an agreement that the agreement does not refer to: someone removed the
 * reference.
 */
const findOrphanedSignatures = (reads: VerifyParts['reads']) =>
  reads.rows(
    z.object({ id: z.string(), file_id: z.string(), kind: z.enum(KINDS) }),
    sql`select s.id::text, s.file_id::text, 'RDA' as kind from core.signature s
      join core.file f on f.id = s.file_id and f.storage_key = s.storage_key
      where f.type <> 2 or s.id::text is distinct from
        f.additional_data ->> case s.role when 'official' then 'signature_id' else 'sf_signature_id' end
      union all
      select s.id::text, s.file_id::text, 'MTA' from core.signature s
      join core.transfer_agreement mta on mta.id = s.file_id and mta.storage_key = s.storage_key
      where s.id is distinct from
        case s.role when 'official' then mta.official_signature_id else mta.foundation_signature_id end order by 1`,
  );

const readReliances = (reads: VerifyParts['reads']): Promise<Reliance[]> =>
  reads.rows(
    RelianceRow,
    sql`select 'RDA' as kind, f.id::text, f.storage_key, trim(f.sha256) as sha256, one.role, one.signature_id, one.name from core.file f,
        lateral (values ('official', f.additional_data ->> 'signature_id', f.additional_data ->> 'signature'),
          ('foundation', f.additional_data ->> 'sf_signature_id', f.additional_data ->> 'sf_signature')) one (role, signature_id, name)
      where f.type = 2 and one.signature_id is not null
      union all
      select 'MTA', mta.id::text, mta.storage_key, trim(mta.sha256), one.role, one.signature_id::text, one.name
      from core.transfer_agreement mta,
        lateral (values ('official', mta.official_signature_id, mta.official_signature),
          ('foundation', mta.foundation_signature_id, mta.foundation_signature)) one (role, signature_id, name)
      where one.signature_id is not null order by 1 desc, 2`,
  );

export async function verifySignatures(parts: VerifyParts): Promise<Verification> {
  const rows = await readSignatures(parts.reads);
  const faults: string[] = [];
  const documents = new Map<string, Promise<string>>();
  const hashOnce = (storageKey: string): Promise<string> => {
    const known = documents.get(storageKey) ?? hashDocument(parts, storageKey);
    documents.set(storageKey, known);
    return known;
  };
  let previous: string | null = null;
  for (const row of rows) {
    const report = (what: string): number =>
      faults.push(`signature ${row.id} (${row.kind} ${row.file_id}): ${what}`);
    if (sealSignature(parts.secret, row) !== row.seal) report('the record was changed after it was sealed');
    if (row.previous !== previous) report('the signature before it was removed or changed');
    const hash = await hashOnce(row.storage_key);
    if (hash !== row.sha256)
      report(`the document ${hash === '' ? 'is missing' : 'was changed after it was signed'}`);
    previous = row.seal;
  }
  for (const gone of await readRemoved(parts.reads))
    faults.push(`signature ${gone.pk} (${gone.kind} ${gone.parent_pk}): the record was removed`);
  for (const { id, file_id: file, kind } of await findOrphanedSignatures(parts.reads))
    faults.push(`signature ${id} (${kind} ${file}): the agreement no longer names it`);
  for (const reliance of await readReliances(parts.reads)) faults.push(...checkReliance(reliance, rows));
  faults.push(...(await checkCoverage({ ...parts, hashDocument: hashOnce, signatures: rows })));
  return { checked: rows.length, faults };
}

/** Checks that the names in the file's data match the signatures they refer to. */
function checkReliance(file: Reliance, rows: readonly SignatureRow[]): string[] {
  const signature = rows.find(({ id }) => id === file.signature_id);
  const fault = (what: string): string[] => [`${file.kind} ${file.id}: ${what}`];
  if (!signature) return fault(`signature ${file.signature_id} was removed`);
  if (
    signature.file_id !== file.id ||
    signature.storage_key !== file.storage_key ||
    signature.role !== file.role
  )
    return fault(`signature ${file.signature_id} was given to another document`);
  if (signature.sha256 !== file.sha256) return fault('the record of its document was changed');
  if (signature.typed_name !== file.name)
    return fault(`signature ${file.signature_id} was given by another name`);
  return [];
}

/** Empty when there is no such document. */
async function hashDocument({ read }: VerifyParts, storageKey: string): Promise<string> {
  const hash = createHash('sha256');
  try {
    await pipeline(await read(storageKey), hash);
    return hash.digest('hex');
  } catch {
    return '';
  }
}
