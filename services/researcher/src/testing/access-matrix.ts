/** Objects of the access ledger for the authorization matrix. */
import type { Harness } from '@portal/core/testing';
import type { MatrixInput, TestPerson } from '@portal/kit/testing';
import type { createRequestFactories } from './requests.ts';

type Make = Pick<ReturnType<typeof createRequestFactories>, 'request'>;

export const accessFixtures = (build: Harness['build'], make: Make) => ({
  datasetaccess: {
    default: async (owner: TestPerson) => {
      const request = await make.request();
      const [row] = await build.sql<{ id: number }>(
        `insert into researcher.dataset_access (user_id, dataset_id, request_id, access_type, status)
         values ($1, $2, $3, 'Globus', 'granted') returning id`,
        [owner.id, request.datasetId, request.id],
      );
      return row?.id ?? 0;
    },
  },
  'access-check': {
    default: async () => {
      const [row] = await build.sql<{ id: number }>(
        'insert into researcher.access_check (finished) values (now()) returning id',
      );
      return row?.id ?? 0;
    },
  },
  'access-drift': {
    default: async (person: TestPerson) => {
      const [row] = await build.sql<{ id: number }>(
        `insert into researcher.access_drift (access_type, place, account, kind, user_id)
         values ('GPF', 'group', gen_random_uuid()::text, 'extra', $1) returning id`,
        [person.id],
      );
      return row?.id ?? 0;
    },
  },
});

export const accessActions = {
  'POST /datasetaccess/{id}/resend/': { object: 'datasetaccess', action: 'resend' },
  'POST /access-drift/{id}/mend/': { object: 'access-drift', action: 'mend' },
} as const;

/**
 * Sample bodies for access administrators; the dataset does not exist, so that the answer depends only on permissions.
 */
export const accessSamples = {
  'POST /datasetaccess/': (): MatrixInput => ({
    body: {
      user: 1,
      dataset: '7d444840-9dc0-41d1-b245-5ffdce74fad2',
      access_type: 'Globus',
      status: 'granted',
    },
  }),
} as const;
export const accessFields = { status: 'revoked', access_type: 'Other', request_id: null };
