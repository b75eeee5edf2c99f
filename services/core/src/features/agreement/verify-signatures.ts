/** Checks every signature ever given: its seal, its place in the chain, the document in the store, the file that relies on it. */
import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { faultsOfCoverage } from './paper/verify-coverage.ts';
import { sealOf, type SealedFields } from './signature-seal.ts';

export interface VerifyParts {
  readonly run: <T>(text: string) => Promise<readonly T[]>;
  readonly secret: string;
  readonly read: (storageKey: string) => Readable;
}

export interface Verification {
  readonly checked: number;
  /** One line each. */
  readonly faults: readonly string[];
}

interface Row extends SealedFields {
  readonly seal: string;
}
interface Reliance {
  readonly id: string;
  readonly storage_key: string;
  readonly role: 'official' | 'foundation';
  readonly signature_id: string;
  readonly name: string | null;
  readonly sha256: string;
}

const ROWS = `select id::text, file_id::text, storage_key, institution_id::text, role, signer_id::text, typed_name, meaning,
  ((extract(epoch from signed_at) * 1000000)::bigint)::text as signed_at, sha256::text, previous::text, seal::text
  from core.signature s order by s.id`;

/** The history knows of every signature that was ever written. */
const REMOVED = `select distinct l.pk, l.parent_pk from audit.log l where l.model = 'signature' and l.operation = 'I'
  and not exists (select 1 from core.signature s where s.id::text = l.pk) order by 1`;

/** An agreement names the signatures on its present document: one that it does not name was dropped from it. */
const DROPPED = `select s.id::text, s.file_id::text from core.signature s
  join core.file f on f.id = s.file_id and f.storage_key = s.storage_key
  where f.type <> 2 or s.id::text is distinct from
    f.additional_data ->> case s.role when 'official' then 'signature_id' else 'sf_signature_id' end order by s.id`;

const RELIANCES = `select f.id::text, f.storage_key, trim(f.sha256) as sha256, one.role, one.signature_id, one.name from core.file f,
  lateral (values ('official', f.additional_data ->> 'signature_id', f.additional_data ->> 'signature'),
    ('foundation', f.additional_data ->> 'sf_signature_id', f.additional_data ->> 'sf_signature')) one (role, signature_id, name)
  where f.type = 2 and one.signature_id is not null order by f.created, f.id`;

export async function verifySignatures(parts: VerifyParts): Promise<Verification> {
  const rows = await parts.run<Row>(ROWS);
  const faults: string[] = [];
  const documents = new Map<string, Promise<string>>();
  const hashOf = (storageKey: string): Promise<string> => {
    const known = documents.get(storageKey) ?? hashDocument(parts, storageKey);
    documents.set(storageKey, known);
    return known;
  };
  let previous: string | null = null;
  for (const row of rows) {
    const report = (what: string): number => faults.push(`signature ${row.id} (RDA ${row.file_id}): ${what}`);
    if (sealOf(parts.secret, row) !== row.seal) report('the record was changed after it was sealed');
    if (row.previous !== previous) report('the signature before it was removed or changed');
    const hash = await hashOf(row.storage_key);
    if (hash !== row.sha256)
      report(`the document ${hash === '' ? 'is missing' : 'was changed after it was signed'}`);
    previous = row.seal;
  }
  for (const gone of await parts.run<{ pk: string; parent_pk: string }>(REMOVED))
    faults.push(`signature ${gone.pk} (RDA ${gone.parent_pk}): the record was removed`);
  for (const { id, file_id: file } of await parts.run<{ id: string; file_id: string }>(DROPPED))
    faults.push(`signature ${id} (RDA ${file}): the agreement no longer names it`);
  for (const reliance of await parts.run<Reliance>(RELIANCES))
    faults.push(...faultsOfReliance(reliance, rows));
  faults.push(...(await faultsOfCoverage({ ...parts, hashOf, signatures: rows })));
  return { checked: rows.length, faults };
}

/** A file says who signed it, in the words of its signature. */
function faultsOfReliance(file: Reliance, rows: readonly Row[]): string[] {
  const signature = rows.find(({ id }) => id === file.signature_id);
  const fault = (what: string): string[] => [`RDA ${file.id}: ${what}`];
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

/** Empty where there is no such document. */
async function hashDocument({ read }: VerifyParts, storageKey: string): Promise<string> {
  const hash = createHash('sha256');
  try {
    await pipeline(read(storageKey), hash);
    return hash.digest('hex');
  } catch {
    return '';
  }
}
