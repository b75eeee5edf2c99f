/** Executed agreements of grown institutions, each with the two sealed signatures that it relies on. */
import { FILE_TYPE, RDA_STATUS, signatureMeaning, type SignerRole } from '@portal/contract';
import type { SeedContext } from '@portal/kit/seeding';
import { SEAL_PURPOSE, sealSignature } from '../../src/features/agreement/index.ts';
import { secretFrom } from '../../src/settings.ts';

interface Party {
  readonly file_id: string;
  readonly institution_id: number;
  readonly name: string;
  readonly official_id: number;
  readonly official: string;
  readonly lead_id: number;
  readonly lead: string;
  readonly sha256: string;
  readonly storage_key: string;
}
interface Signature {
  readonly id: number;
  readonly file_id: string;
  readonly storage_key: string;
  readonly institution_id: number;
  readonly role: SignerRole;
  readonly signer_id: number;
  readonly typed_name: string;
  readonly meaning: string;
  readonly signed_at: string;
  readonly sha256: string;
  readonly previous: string | null;
  readonly seal: string;
}

const PARTIES = `
select pg_temp.uuid_of('agreement ' || i.id)::text as file_id, i.id as institution_id, i.name, official.id as official_id, official.first_name || ' ' || official.last_name as official,
  lead.id as lead_id, lead.first_name || ' ' || lead.last_name as lead, trim(template.sha256) as sha256, template.storage_key
from grown_institution grown join core.institution i on i.id = grown.id and i.status = 3 and i.current_rda_id is null
join core.account official on official.id = i.current_io_id
join core.account lead on lead.email = 'lead@demo.test'
join core.file template on template.type = ${FILE_TYPE.RDA_TEMPLATE}
order by i.id`;

export async function seedBulkAgreements(context: SeedContext, today: string): Promise<void> {
  const { client, privateKey } = context;
  const { rows: parties } = await client.query<Party>(PARTIES);
  const { rows } = await client.query<{ seal: string | null; id: number }>(
    `select (select trim(seal) from core.signature order by id desc limit 1) as seal,
      (select coalesce(max(id), 0) from core.signature) as id`,
  );
  let previous = rows[0]?.seal ?? null;
  let id = rows[0]?.id ?? 0;
  const at = new Date(Date.parse(today) - 2390 * 86_400_000);
  const secret = secretFrom(privateKey, SEAL_PURPOSE);
  const signatures: Signature[] = [];
  const files: { id: string; party: Party; signatures: readonly number[] }[] = [];
  for (const party of parties) {
    const fileId = party.file_id;
    const numbers: number[] = [];
    for (const role of ['official', 'foundation'] as const) {
      id += 1;
      const fields = {
        file_id: fileId,
        storage_key: party.storage_key,
        role,
        typed_name: role === 'official' ? party.official : party.lead,
        meaning: signatureMeaning(role, party.name),
        sha256: party.sha256,
        previous,
      };
      const signer = role === 'official' ? party.official_id : party.lead_id;
      const seal = sealSignature(secret, {
        ...fields,
        id: String(id),
        institution_id: String(party.institution_id),
        signer_id: String(signer),
        signed_at: String(BigInt(at.getTime()) * 1000n),
      });
      signatures.push({
        ...fields,
        id,
        institution_id: party.institution_id,
        signer_id: signer,
        signed_at: at.toISOString(),
        seal,
      });
      previous = seal;
      numbers.push(id);
    }
    files.push({ id: fileId, party, signatures: numbers });
  }
  await context.as(null, at);
  await store(client, { at, files, signatures });
}

async function store(
  client: SeedContext['client'],
  made: {
    at: Date;
    files: readonly { id: string; party: Party; signatures: readonly number[] }[];
    signatures: readonly Signature[];
  },
): Promise<void> {
  const day = `${made.at.toISOString().slice(0, 10)}T12:00:00`;
  const agreements = made.files.map(({ id, party, signatures: [official, foundation] }) => ({
    id,
    institution_id: party.institution_id,
    creator_id: party.lead_id,
    storage_key: party.storage_key,
    sha256: party.sha256,
    additional_data: {
      status: RDA_STATUS.FULLY_EXECUTED,
      signature: party.official,
      signature_date: day,
      signature_id: official,
      sf_signature: party.lead,
      sf_signature_date: day,
      sf_signature_id: foundation,
    },
  }));
  await client.query(
    `insert into core.file (id, type, name, media_type, size, sha256, storage_key, scan, creator_id, institution_id, additional_data, created, modified)
    select one.id, ${FILE_TYPE.RDA}, 'Researcher Distribution Agreement.pdf', 'application/pdf', template.size, one.sha256, one.storage_key,
      'clean', one.creator_id, one.institution_id, one.additional_data, $2, $2
    from jsonb_to_recordset($1::jsonb) one (id uuid, institution_id integer, creator_id integer, storage_key text, sha256 text, additional_data jsonb)
    join core.file template on template.type = ${FILE_TYPE.RDA_TEMPLATE}`,
    [JSON.stringify(agreements), made.at],
  );
  await client.query(
    `insert into core.signature (id, file_id, storage_key, institution_id, role, signer_id, typed_name, meaning, signed_at, sha256, previous, seal)
    select id, file_id, storage_key, institution_id, role, signer_id, typed_name, meaning, signed_at, sha256, previous, seal
    from jsonb_to_recordset($1::jsonb) one (id integer, file_id uuid, storage_key text, institution_id integer, role text, signer_id integer,
      typed_name text, meaning text, signed_at timestamptz, sha256 text, previous text, seal text) order by id`,
    [JSON.stringify(made.signatures)],
  );
  await client.query(
    "select setval(pg_get_serial_sequence('core.signature', 'id'), (select max(id) from core.signature))",
  );
  await client.query(
    `update core.institution i set current_rda_id = f.id from core.file f
    where f.institution_id = i.id and f.type = ${FILE_TYPE.RDA} and i.current_rda_id is null
      and i.id in (select id from grown_institution)`,
  );
}
