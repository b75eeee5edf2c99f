import { query, readOne, resourceRoutes, type Handler } from '@portal/kit';
import { readSurvey } from './donor.queries.ts';
import { donorPageResource, donorResource, pilotDonorResource } from './donor.resource.ts';
import { suggestControls } from './match.queries.ts';

export const donorRoutes: readonly Handler[] = [
  ...resourceRoutes(donorResource),
  ...resourceRoutes(pilotDonorResource),
  query('GET /abn_donor/', async ({ database, actor, query: { donor_hash: hash } }) => {
    const { object } = await readOne(database, donorPageResource, actor, hash);
    // The cast is needed because the page's columns add the store and the samples to those of a donor.
    return object as never;
  }),
  query('GET /abn_survey/', ({ database, actor, query: { donor_hash: hash } }) =>
    readSurvey(database, actor, hash),
  ),
  query('POST /donor-match/', ({ database, actor, body: { cases, store, exclude, per_case: perCase } }) =>
    suggestControls(database, actor, { cases, store, exclude, perCase }),
  ),
];
