/** Small tables that everyone may read: cohorts, feature toggles, the version (spec 1 section 7 "Shell"). */
import { cohortObject, featureToggleObject, metaDataObject } from '@portal/contract';
import { definePolicy, defineResource, fromModel } from '@portal/kit';
import { CohortModel, FeatureToggleModel, MetaDataModel } from '../../models/index.ts';

/** Everyone may read; administrators may write. */
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
});

export const featureToggleResource = defineResource({
  object: featureToggleObject,
  ...fromModel(FeatureToggleModel),
  policy: openTo('feature-toggle'),
});

export const metaDataResource = defineResource({
  object: metaDataObject,
  ...fromModel(MetaDataModel),
  policy: openTo('meta-data'),
});
