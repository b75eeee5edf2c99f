/** Whether the owner may make requests at all (docs/requests.md: what a submission requires). */
import { INSTITUTION_STATUS, INSTITUTION_STATUSES, MESSAGES, REQUEST_STATUS } from '@portal/contract';
import { sql, type Reads } from '@portal/kit';
import { z } from 'zod';
import { requestRefusals } from '../../../texts/en/request-refusals.ts';

const Owner = z.object({
  id: z.int(),
  display_name: z.string(),
  email: z.string(),
  active: z.boolean(),
  globus_username: z.string().nullable(),
  institution_id: z.int().nullable(),
  institution_status: z.literal(INSTITUTION_STATUSES).nullable(),
  /** The institution is in a country that gets no resources. */
  institution_restricted: z.boolean(),
  suspended: z.boolean(),
});
export type Owner = z.output<typeof Owner>;

export async function readOwner(reads: Reads, ownerId: number): Promise<Owner> {
  const owner = await reads.row(
    Owner,
    sql`select person.id, person.display_name, person.email, person.active, person.globus_username,
        person.institution_id, institution.status as institution_status,
        coalesce(institution.restricted, false) as institution_restricted,
        exists (select 1 from researcher.request suspended
          where suspended.owner_id = person.id and suspended.status = ${REQUEST_STATUS.SUSPENDED}) as suspended
      from core_api.person person
      left join core_api.institution institution on institution.id = person.institution_id
      where person.id = ${ownerId}`,
  );
  if (!owner) throw new Error(`request owner ${ownerId} has no account`);
  return owner;
}

/** Reasons by field; empty when there is none. A draft may be written before the owner has an institution. */
export function blockingReasons(owner: Owner): Record<string, string[]> {
  const reasons: [string, string][] = [];
  if (!owner.active) reasons.push(['owner', requestRefusals.eligibility.ownerInactive]);
  if (owner.suspended) reasons.push(['owner', MESSAGES.suspended]);
  if (owner.institution_status === INSTITUTION_STATUS.REJECTED)
    reasons.push(['institution', requestRefusals.eligibility.institutionRejected]);
  return gather(reasons);
}

/** Groups messages by field, as in the body of a 400 answer. */
export function gather(reasons: readonly (readonly [string, string])[]): Record<string, string[]> {
  const fields: Record<string, string[]> = {};
  for (const [field, message] of reasons) (fields[field] ??= []).push(message);
  return fields;
}
