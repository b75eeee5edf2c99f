import {
  lockOne,
  mutation,
  query,
  readOne,
  resourceRoutes,
  type Handler,
  type Locked,
  type Work,
} from '@portal/kit';
import { readAudience } from './audience.queries.ts';
import { mailReaders } from './dataset-mail.ts';
import { createDataset, patchDataset, putDataset } from './dataset.commands.ts';
import type { DatasetState } from './dataset.policy.ts';
import { datasetResource } from './dataset.resource.ts';

type LockedDataset = Locked<DatasetState>;
type OneDataset = Parameters<typeof lockOne<DatasetState>>[1];
const load = ({ actor, params }: Pick<OneDataset, 'actor'> & { params: { id: string } }, work: Work) =>
  lockOne<DatasetState>(datasetResource, { work, actor, id: params.id });
const expand = { expand: datasetResource.object.expand };

export const datasetRoutes: readonly Handler[] = [
  ...resourceRoutes(datasetResource, {
    create: createDataset,
    patch: patchDataset,
  }),
  mutation<'PUT /dataset/{id}/', LockedDataset>('PUT /dataset/{id}/', {
    load,
    authorise: 'edit',
    current: async ({ call, work, loaded }) =>
      (await readOne(work, datasetResource, call.actor, loaded.id, expand)).object,
    command: ({ call, work, loaded }) => putDataset({ work, body: call.body, loaded }),
    present: async ({ call, work, loaded }) => {
      const { object: body, etag } = await readOne(work, datasetResource, call.actor, loaded.id, expand);
      return { body, etag };
    },
  }),
  query('GET /dataset/{id}/audience/', async ({ database, actor, params }) => {
    await readOne(database, datasetResource, actor, params.id);
    return readAudience(database, params.id);
  }),
  mutation<'POST /dataset/{id}/mail/', LockedDataset, number>('POST /dataset/{id}/mail/', {
    load,
    authorise: 'mail',
    command: ({ call, work }) => mailReaders(work, call.params.id, call.body),
    present: (_, recipients) => Promise.resolve({ body: { recipients } }),
  }),
];
