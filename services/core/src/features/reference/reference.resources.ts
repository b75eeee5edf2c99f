/** Small tables that everyone reads: cohorts, switches, the version line (spec 1 section 7 "Shell"). */
import { cohortObject, featureToggleObject, metaDataObject } from '@portal/contract';
import { definePolicy, defineResource, fromModel } from '@portal/kit';
import { CohortModel, FeatureToggleModel, MetaDataModel } from '../../models/index.ts';

/** Everyone reads, administrators write. */
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
  ...fromModel(CohortModel),
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
  ...fromModel(FeatureToggleModel),
  policy: openTo('feature-toggle'),
  columns: { id: 't.id', feature_code: 't.feature_code', enabled: 't.enabled' },
});

export const metaDataResource = defineResource({
  object: metaDataObject,
  ...fromModel(MetaDataModel),
  policy: openTo('meta-data'),
  columns: { id: 't.id', version: 't.version', enabled: 't.enabled' },
});
