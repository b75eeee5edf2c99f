/** The data of an RDA file, over the alias `t` (spec 1 section 3). */
import type { AgreementData } from '@portal/contract';
import { seenByStaff } from '@portal/common';
import { actsAs, type Actor } from '@portal/kit';
import type { Role } from '@portal/contract';

const TEXTS = [
  'comments',
  'signature',
  'signature_date',
  'sf_signature',
  'sf_signature_date',
  'revised_date',
] as const;

export const agreementDataSql = `jsonb_build_object('status', coalesce((t.additional_data ->> 'status')::int, 1),
  ${TEXTS.map((name) => `'${name}', t.additional_data ->> '${name}'`).join(', ')})`;

const FULL_VIEW_ROLES = Object.keys(seenByStaff) as Role[];

/** Comments are visible to the foundation only. */
export function withoutComments(data: AgreementData | null, actor: Actor): AgreementData | null {
  if (data === null || actor.kind === 'service' || actsAs(actor, ...FULL_VIEW_ROLES)) return data;
  return { ...data, comments: null };
}
