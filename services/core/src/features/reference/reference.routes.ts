import { invalid, resourceRoutes, sql, violatedConstraint, type Handler, type Work } from '@portal/kit';
import { institutionRefusals } from '../../texts/en/institution-refusals.ts';
import { CohortModel, FeatureToggleModel, MetaDataModel } from '../../models/index.ts';
import { cohortResource, featureToggleResource, metaDataResource } from './reference.resources.ts';
import { lockVersions } from './version.ts';

/** Turns the database's refusal of a name that is taken into an error at the field. */
async function mapTakenError<T>(field: string, write: PromiseLike<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (violatedConstraint(error) === undefined) throw error;
    throw invalid({ [field]: [institutionRefusals.nameTaken] });
  }
}

async function disableOthers(work: Work, id: number | string): Promise<void> {
  await lockVersions(work);
  await work.run(sql`update core.meta_data set enabled = false where enabled and id <> ${id}`);
}

export const referenceRoutes = (): Handler[] => [
  ...resourceRoutes(cohortResource, {
    async create({ work, body }) {
      return (await mapTakenError('name', work.of(CohortModel).insert(body))).id;
    },
    async patch({ work, loaded, body }) {
      await work.of(CohortModel).findById(loaded.id).patch(body);
    },
  }),
  ...resourceRoutes(featureToggleResource, {
    async create({ work, body }) {
      return (await mapTakenError('feature_code', work.of(FeatureToggleModel).insert(body))).id;
    },
    async patch({ work, loaded, body }) {
      await work.of(FeatureToggleModel).findById(loaded.id).patch({ enabled: body.enabled });
    },
  }),
  ...resourceRoutes(metaDataResource, {
    async create({ work, body }) {
      if (body.enabled) await disableOthers(work, 0);
      return (await mapTakenError('version', work.of(MetaDataModel).insert(body))).id;
    },
    async patch({ work, loaded, body }) {
      if (body.enabled) await disableOthers(work, loaded.id);
      await mapTakenError('version', work.of(MetaDataModel).findById(loaded.id).patch(body));
    },
  }),
];
