import { donorTextObject } from '@portal/contract';
import { defineResource, sql, type Sql } from '@portal/kit';
import type { DonorTextRow } from './donor-text.commands.ts';
import { donorTextPolicy } from './donor-text.policy.ts';

/**
 * Only one transaction at a time may change text decisions: a page of donors being written, or a staff decision.
 * Otherwise a donor could arrive with a text just while it is decided, and wait for a decision already made.
 */
export const lockTexts: Sql = sql`select pg_advisory_xact_lock(hashtext('tissue.donor_text'))`;

const DONORS = `(select coalesce(jsonb_agg(held.donor_hash order by held.id), '[]') from (
    select donor.id, donor.donor_hash from tissue.donor donor
    where donor.withheld <> '{}' and jsonb_exists(donor.withheld -> t.field, t.text) order by donor.id limit 100) held)`;

export const donorTextResource = defineResource<typeof donorTextObject, DonorTextRow>({
  object: donorTextObject,
  table: 'tissue.donor_text',
  lockRow: () => lockTexts,
  from: 'tissue.donor_text t',
  joins: { person: 'left join core_api.person person on person.id = t.decided_by' },
  columns: {
    donors: DONORS,
    decided_by: `case when person.id is not null
      then jsonb_build_object('id', person.id, 'display_name', person.display_name) end`,
    version: `'W/"' || t.xmin::text || '"'`,
  },
  ordering: { state: `array_position(array['waiting', 'withheld', 'approved'], t.state)` },
  state: { field: 't.field', text: 't.text' },
  policy: donorTextPolicy,
});
