import { sampleKind, sampleTypeObject } from '@portal/contract';
import {
  defineResource,
  findGrant,
  fromModel,
  relatedRowsSql,
  translate,
  type Actor,
  type ReadRow,
} from '@portal/kit';
import { SampleTypeModel } from '../../models/index.ts';
import { sampleTypePolicy } from './sample-type.policy.ts';

/** Adds what the contract says about the kind, and removes the list of people for everyone but staff. */
function presentSampleType(row: ReadRow, { actor }: { readonly actor: Actor }): ReadRow {
  const kind = sampleKind(row['id']);
  const isStaff = findGrant(sampleTypePolicy, 'read', actor) === 'any';
  return {
    ...row,
    display_name: translate(kind?.label ?? String(row['type'])),
    unit: kind?.unit ?? 'Vials',
    standard_amount: kind?.standard ?? 0,
    minimum_amount: kind?.minimum ?? 0,
    usual_amount: translate(kind?.usual ?? ''),
    ...('allowed_users' in row ? { allowed_users: isStaff ? row['allowed_users'] : [] } : {}),
  };
}

export const sampleTypeResource = defineResource({
  object: sampleTypeObject,
  ...fromModel(SampleTypeModel),
  columns: {
    // One index lookup for each cohort, for any number of samples.
    cohorts: `array(select cohort.display_name from core_api.cohort cohort
      where exists (select 1 from researcher.sample held
        where held.sample_type_id = t.id and held.cohort = any(array[cohort.name, cohort.display_name])) order by cohort.display_name)`,
  },
  expand: {
    allowed_users: relatedRowsSql(SampleTypeModel, 'allowed_users', {
      columns: { id: 'allowed_users.user_id', display_name: "coalesce(person.display_name, '')" },
      joins: { person: 'left' },
      order: 'person.display_name, allowed_users.id',
    }),
  },
  policy: sampleTypePolicy,
  presentedFields: ['display_name', 'unit', 'standard_amount', 'minimum_amount', 'usual_amount'],
  present: presentSampleType,
});
