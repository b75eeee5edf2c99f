/** Donor lists: one for each store. */
import { donorObject, pilotDonorObject, type ConfirmationStatus, type DonorStore } from '@portal/contract';
import { defineResource, type Actor, type ReadRow } from '@portal/kit';
import { donorPolicy, isSelectable, pilotDonorPolicy } from './donor.policy.ts';

/** In the order of the brain map: hemispheres first. */
const SAMPLES = `(select coalesce(jsonb_agg(jsonb_build_object('id', sample.id, 'hemisphere', sample.hemisphere,
    'region', sample.region, 'preservation', sample.preservation, 'amount', sample.amount, 'unit', sample.unit,
    'quality', sample.quality, 'rin', sample.rin, 'is_available', sample.is_available)
    order by sample.hemisphere, sample.region, sample.preservation, sample.id), '[]')
  from tissue.donor_sample sample where sample.donor_id = t.id)`;

const shared = {
  table: 'tissue.donor',
  version: 'extract(epoch from t.modified)',
  columns: { withheld: 'array(select jsonb_object_keys(t.withheld) order by 1)' },
  search: { donor_hash: 't.donor_hash', diagnosis: 't.diagnosis', cause_of_death: 't.cause_of_death' },
  hasFewRows: true,
  presentedFields: ['is_selectable'],
  present: (row: ReadRow, { actor }: { actor: Actor }): ReadRow => ({
    ...row,
    is_selectable: isSelectable(
      row as { confirmation_status: ConfirmationStatus; is_available: boolean } & ReadRow,
      actor,
    ),
  }),
};
const from = (store: DonorStore) => `(select * from tissue.donor where store = '${store}') t`;

export const donorResource = defineResource<typeof donorObject>({
  ...shared,
  object: donorObject,
  from: from('main'),
  policy: donorPolicy,
});
export const pilotDonorResource = defineResource<typeof pilotDonorObject>({
  ...shared,
  object: pilotDonorObject,
  from: from('pilot'),
  policy: pilotDonorPolicy,
});

/** One donor of either store, found by hash, with the available tissue. */
export const donorPageResource = defineResource<typeof donorObject>({
  ...shared,
  object: donorObject,
  from: 'tissue.donor t',
  alias: { form: /^[0-9a-f]{16}$/, sql: 't.donor_hash {value}' },
  columns: { ...shared.columns, store: 't.store', samples: SAMPLES },
  policy: donorPolicy,
});
