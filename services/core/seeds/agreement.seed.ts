/** The Researcher Distribution Agreement of an institution: a real PDF, signed as far as the plan says. */
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { FILE_TYPE, RDA_STATUS } from '@portal/contract';
import { pdfOf, type SeedContext } from '@portal/kit/seeding';
import { uuidOf } from './calendar.ts';

export interface AgreementPlan {
  readonly institutionId: number;
  readonly officialName: string;
  readonly status: number;
  readonly admin: { readonly id: number; readonly at: Date };
  readonly official: { readonly id: number; readonly name: string; readonly at: Date };
  readonly lead: { readonly id: number; readonly name: string; readonly at: Date };
}

/** RDA dates are kept at noon (spec 1 section 4). */
const noon = (at: Date): string => `${at.toISOString().slice(0, 10)}T12:00:00`;

export async function seedAgreement(context: SeedContext, plan: AgreementPlan): Promise<void> {
  const { client } = context;
  const content = pdfOf([
    'Researcher Distribution Agreement',
    '',
    'between the Foundation and',
    plan.officialName,
    '',
    'The Institution may use the data and biospecimens that it receives for the research it described,',
    'keeps them safe, and gives them to nobody else. Researchers of the Institution agree to these terms',
    'by a joinder before they receive anything.',
    '',
    `Prepared on ${plan.admin.at.toISOString().slice(0, 10)}`,
    '',
    'Invented for the demonstration.',
  ]);
  const id = uuidOf(context.random);
  const folder = path.join(context.dataDir, 'files');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, id), content);
  await context.as(plan.admin.id, plan.admin.at);
  await client.query(
    `insert into core.file (id, type, name, media_type, size, sha256, storage_key, scan, creator_id, institution_id, additional_data,
      created, modified)
    values ($1::uuid, $2, 'Researcher Distribution Agreement.pdf', 'application/pdf', $3, $4, $1::uuid::text, 'clean', $5, $6, $7, $8, $8)`,
    [
      id,
      FILE_TYPE.RDA,
      content.length,
      createHash('sha256').update(content).digest('hex'),
      plan.admin.id,
      plan.institutionId,
      { status: RDA_STATUS.SIGNATURE_NEEDED },
      plan.admin.at,
    ],
  );
  await client.query('update core.institution set current_rda_id = $2 where id = $1', [
    plan.institutionId,
    id,
  ]);
  const sign = async (by: { id: number; at: Date }, data: Record<string, unknown>): Promise<void> => {
    await context.as(by.id, by.at);
    await client.query('update core.file set additional_data = additional_data || $2 where id = $1', [
      id,
      data,
    ]);
  };
  if (plan.status === RDA_STATUS.SIGNATURE_NEEDED) return;
  await sign(plan.official, {
    status: RDA_STATUS.AWAITING_EXECUTION,
    signature: plan.official.name,
    signature_date: noon(plan.official.at),
  });
  if (plan.status === RDA_STATUS.AWAITING_EXECUTION) return;
  await sign(plan.lead, {
    status: RDA_STATUS.FULLY_EXECUTED,
    sf_signature: plan.lead.name,
    sf_signature_date: noon(plan.lead.at),
  });
}
