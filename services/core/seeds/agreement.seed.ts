/**
 * Seeds the Researcher Distribution Agreement of an institution: a copy of the template, signed up to the step in the
 * plan.
 */
import { FILE_TYPE, RDA_STATUS, signatureMeaning, type SignerRole } from '@portal/contract';
import { createStatements } from '@portal/kit';
import type { SeedContext } from '@portal/kit/seeding';
import { SEAL_PURPOSE, appendSignature } from '../src/features/agreement/index.ts';
import { secretFrom } from '../src/settings.ts';
import { makeUuid } from './calendar.ts';
import type { Template } from './template.seed.ts';

export interface AgreementPlan {
  readonly institutionId: number;
  readonly institutionName: string;
  readonly template: Template;
  readonly status: number;
  readonly admin: { readonly id: number; readonly at: Date };
  readonly official: { readonly id: number; readonly name: string; readonly at: Date };
  readonly lead: { readonly id: number; readonly name: string; readonly at: Date };
}

/** RDA dates are stored at noon (spec 1 section 4). */
const noon = (at: Date): string => `${at.toISOString().slice(0, 10)}T12:00:00`;

export async function seedAgreement(context: SeedContext, plan: AgreementPlan): Promise<void> {
  const { client } = context;
  const { template } = plan;
  const id = makeUuid(context.random);
  await context.as(plan.admin.id, plan.admin.at);
  await client.query(
    `insert into core.file (id, type, name, media_type, size, sha256, storage_key, scan, creator_id, institution_id, additional_data,
      created, modified)
    values ($1, $2, 'Researcher Distribution Agreement.pdf', 'application/pdf', $3, $4, $9, 'clean', $5, $6, $7, $8, $8)`,
    [
      id,
      FILE_TYPE.RDA,
      template.size,
      template.sha256,
      plan.admin.id,
      plan.institutionId,
      { status: RDA_STATUS.SIGNATURE_NEEDED },
      plan.admin.at,
      template.storageKey,
    ],
  );
  await client.query('update core.institution set current_rda_id = $2 where id = $1', [
    plan.institutionId,
    id,
  ]);
  const sign = async (
    role: SignerRole,
    by: { id: number; name: string; at: Date },
    data: Record<string, unknown>,
  ): Promise<void> => {
    await context.as(by.id, by.at);
    const signature = await appendSignature(
      createStatements(client),
      secretFrom(context.privateKey, SEAL_PURPOSE),
      {
        fileId: id,
        storageKey: template.storageKey,
        institutionId: plan.institutionId,
        role,
        signerId: by.id,
        typedName: by.name,
        meaning: signatureMeaning(role, plan.institutionName),
        signedAt: by.at,
        sha256: template.sha256,
      },
    );
    const pointer = role === 'official' ? 'signature_id' : 'sf_signature_id';
    await client.query('update core.file set additional_data = additional_data || $2 where id = $1', [
      id,
      { ...data, [pointer]: signature },
    ]);
  };
  if (plan.status === RDA_STATUS.SIGNATURE_NEEDED) return;
  await sign('official', plan.official, {
    status: RDA_STATUS.AWAITING_EXECUTION,
    signature: plan.official.name,
    signature_date: noon(plan.official.at),
  });
  if (plan.status === RDA_STATUS.AWAITING_EXECUTION) return;
  await sign('foundation', plan.lead, {
    status: RDA_STATUS.FULLY_EXECUTED,
    sf_signature: plan.lead.name,
    sf_signature_date: noon(plan.lead.at),
  });
}
