/**
 * Material Transfer Agreements of the demo's tissue requests. They are executed where tissue was ordered or the request
 * is fulfilled. Of the others, the first waits for its Signing Official and the second for the foundation.
 */
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  ALL_REQUEST_TYPES,
  DEFAULT_BRANDING,
  REQUEST_STATUS,
  signatureMeaning,
  type SignerRole,
} from '@portal/contract';
import { createStatements } from '@portal/kit';
import type { SeedContext } from '@portal/kit/seeding';
import { SEAL_PURPOSE, appendSignature } from '../src/features/agreement/index.ts';
import { nameDocument, TRANSFER_TEMPLATE, writeDocument } from '../src/features/transfer-agreement/index.ts';
import { secretFrom } from '../src/settings.ts';
import { makeUuid } from './calendar.ts';

interface Approved {
  readonly id: number;
  readonly code: string;
  readonly project: string;
  readonly decided: Date;
  readonly ordered: Date | null;
  readonly is_fulfilled: boolean;
  readonly donors: number;
  readonly tissue: string;
  readonly owner_id: number;
  readonly owner: string;
  readonly institution_id: number;
  readonly institution: string;
  readonly official_id: number;
  readonly official: string;
}
interface Signer {
  readonly id: number;
  readonly name: string;
}

const TYPES = ALL_REQUEST_TYPES.filter(({ collection }) => collection).map(({ number }) => number);
const HOUR = 3_600_000;

export async function seedTransfers(context: SeedContext): Promise<void> {
  const { client } = context;
  const { rows: requests } = await client.query<Approved>(
    `select r.id, r.sfari_request_id as code, project.title as project, coalesce(r.decision_date, r.submission_date) as decided,
      (select min(ordered.created) from tissue.order ordered where ordered.request_id = r.id) as ordered,
      r.status = $3 as is_fulfilled, jsonb_array_length(kept.donors) as donors,
      concat_ws(': ', r.additional_data ->> 'brain_area', r.additional_data ->> 'tissue_needed') as tissue,
      owner.id as owner_id, owner.first_name || ' ' || owner.last_name as owner,
      i.id as institution_id, i.name as institution, io.id as official_id, io.first_name || ' ' || io.last_name as official
    from researcher.request r join researcher.project project on project.id = r.project_id
    join researcher.request_collection kept on kept.request_id = r.id
    join core.account owner on owner.id = r.owner_id
    join core.institution i on i.id = r.institution_id join core.account io on io.id = i.current_io_id
    where r.type = any($1) and r.status in ($2, $3)
      and not exists (select 1 from core.transfer_agreement known where known.request_id = r.id) order by decided, r.id`,
    [TYPES, REQUEST_STATUS.APPROVED, REQUEST_STATUS.FULFILLED],
  );
  const { rows: managers } = await client.query<Signer>(
    `select a.id, a.first_name || ' ' || a.last_name as name from core.account a
      join core.account_group g on g.account_id = a.id where g.role = 'abn_proj_mgr' order by a.id limit 1`,
  );
  const [manager] = managers;
  if (!manager) return;
  let free = 0;
  for (const request of requests) {
    const isDone = request.is_fulfilled || request.ordered !== null;
    await seedTransfer(context, { request, manager, signatures: isDone ? 2 : Math.min(2, free) });
    if (!isDone) free += 1;
  }
  await client.query("select set_config('app.actor', '', false), set_config('app.at', '', false)");
}

interface Planned {
  readonly request: Approved;
  readonly manager: Signer;
  /** Number of parties that have signed. */
  readonly signatures: number;
}

async function seedTransfer(context: SeedContext, { request, manager, signatures }: Planned): Promise<void> {
  const id = makeUuid(context.random);
  const storageKey = makeUuid(context.random);
  const named = { code: request.code, version: 1 };
  const bytes = await writeDocument({
    ...named,
    foundation: DEFAULT_BRANDING.foundation_name,
    issued: request.decided,
    institution: request.institution,
    recipient: request.owner,
    project: request.project,
    donors: request.donors,
    tissue: request.tissue,
  });
  const folder = path.join(context.dataDir, 'files');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(path.join(folder, storageKey), bytes, { mode: 0o600 });
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await context.as(null, request.decided);
  await context.client.query(
    `insert into core.transfer_agreement (id, request_id, request_code, project_title, institution_id, institution_name,
      recipient_id, recipient_name, donors, tissue, template, name, size, sha256, storage_key, created, modified)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $16)`,
    [
      id,
      request.id,
      request.code,
      request.project,
      request.institution_id,
      request.institution,
      request.owner_id,
      request.owner,
      request.donors,
      request.tissue,
      TRANSFER_TEMPLATE,
      nameDocument(named),
      bytes.length,
      sha256,
      storageKey,
      request.decided,
    ],
  );
  const sign = async (role: SignerRole, by: Signer, hours: number): Promise<void> => {
    const signedAt = new Date(request.decided.getTime() + hours * HOUR);
    await context.as(by.id, signedAt);
    const signature = await appendSignature(
      createStatements(context.client),
      secretFrom(context.privateKey, SEAL_PURPOSE),
      {
        fileId: id,
        storageKey,
        institutionId: request.institution_id,
        role,
        signerId: by.id,
        typedName: by.name,
        meaning: signatureMeaning(role, request.institution),
        signedAt,
        sha256,
      },
    );
    await context.client.query(
      `update core.transfer_agreement set state = $2, state_since = $5, ${role}_signature_id = $3, ${role}_signature = $4
        where id = $1`,
      [id, role === 'official' ? 'awaiting_execution' : 'executed', signature, by.name, signedAt],
    );
  };
  if (signatures > 0) await sign('official', { id: request.official_id, name: request.official }, 4);
  if (signatures > 1) await sign('foundation', manager, 8);
  if (signatures < 2 || request.ordered === null) return;
  await context.as(manager.id, request.ordered);
  await context.client.query('update core.transfer_agreement set ordered = $2 where id = $1', [
    id,
    request.ordered,
  ]);
}
