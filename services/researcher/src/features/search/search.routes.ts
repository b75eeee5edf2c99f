/** Projects, requests and datasets for the global search of the core service (decision 041). */
import { REQUEST_STATUS_LABELS } from '@portal/contract';
import { query, search, sqlLabels, type Handler, type Searchable } from '@portal/kit';
import { datasetResource } from '../dataset/index.ts';
import { projectResource } from '../project/index.ts';
import { requestResource } from '../request/index.ts';

const projects: Searchable = {
  model: 'project',
  policy: projectResource.policy as Searchable['policy'],
  own: ['owner', 'team', 'reviewer'],
  from: 'researcher.project t',
  name: 't.title',
  detail: `concat_ws(', ', t.sfari_project_id, (select owner.display_name from core_api.person owner where owner.id = t.owner_id))`,
  texts: ['t.title'],
  code: { prefix: 'PRJ', digits: 6, column: 't.sfari_project_id' },
};

const requests: Searchable = {
  model: 'request',
  policy: requestResource.policy as Searchable['policy'],
  own: ['owner', 'creator', 'team', 'reviewer'],
  from: 'researcher.request t join researcher.project project on project.id = t.project_id',
  name: "t.sfari_request_id || ': ' || project.title",
  detail: sqlLabels('t.status', REQUEST_STATUS_LABELS),
  texts: [
    {
      text: 'project.title',
      through: {
        column: 'p.title',
        sql: `t.project_id = any(array(select p.id from researcher.project p where {fits} order by p.title limit 5))`,
      },
    },
  ],
  code: { prefix: 'REQ', digits: 6, column: 't.sfari_request_id' },
};

const datasets: Searchable = {
  model: 'dataset',
  policy: datasetResource.policy as Searchable['policy'],
  own: [],
  from: 'researcher.dataset t',
  name: 't.name',
  detail: 't.dataset_id',
  texts: ['t.name'],
  code: { prefix: 'DS', digits: 4, column: 't.dataset_id' },
  condition: 't.parent is null',
};

export const searchables = [projects, requests, datasets];

export const searchRoutes: readonly Handler[] = [
  query('GET /search/records/', async ({ database, actor, query: { q } }) => ({
    results: await search(database, searchables, actor, q),
  })),
];
