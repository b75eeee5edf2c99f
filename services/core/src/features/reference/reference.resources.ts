/** Small tables that everybody reads: cohorts, switches, the version line (spec 1 section 7 "Shell"). */
import { cohortObject, featureToggleObject, metaDataObject } from '@portal/contract';
import { definePolicy, defineResource } from '@portal/kit';

/** Everybody reads, administrators write. */
const openTo = (object: string) =>
  definePolicy({
    object,
    relations: {},
    actions: {
      read: { who: { anyone: 'any' } },
      create: { who: { sfari_admin: 'any', superuser: 'any' } },
      edit: { who: { sfari_admin: 'any', superuser: 'any' } },
    },
  });

export const cohortResource = defineResource({
  object: cohortObject,
  from: 'core.cohort t',
  table: 'core.cohort',
  policy: openTo('cohort'),
  columns: {
    id: 't.id',
    name: 't.name',
    display_name: 't.display_name',
    description: 't.description',
    welcome_packet: 't.welcome_packet',
  },
});

export const featureToggleResource = defineResource({
  object: featureToggleObject,
  from: 'core.feature_toggle t',
  table: 'core.feature_toggle',
  policy: openTo('feature-toggle'),
  columns: { id: 't.id', feature_code: 't.feature_code', enabled: 't.enabled' },
});

export const metaDataResource = defineResource({
  object: metaDataObject,
  from: 'core.meta_data t',
  table: 'core.meta_data',
  policy: openTo('meta-data'),
  columns: { id: 't.id', version: 't.version', enabled: 't.enabled' },
});
