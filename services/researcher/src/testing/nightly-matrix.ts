/** Nightly runs and project updates for the authorization matrix. */
import type { Harness } from '@portal/core/testing';
import type { TestPerson } from '@portal/kit/testing';
import type { createRequestFactories } from './requests.ts';

type Make = Pick<ReturnType<typeof createRequestFactories>, 'request'>;

let day = 0;

export const nightlyFixtures = (build: Harness['build'], make: Make) => ({
  'researcher-nightly-run': {
    failed: async () => {
      const [row] = await build.sql<{ id: number }>(
        `insert into researcher.nightly_run (task, day, started, failed, attempts, error)
         values ('matrix', date '2000-01-01' + $1::int, now(), now(), 3, 'The disk is full') returning id`,
        [(day += 1)],
      );
      return row?.id ?? 0;
    },
  },
  'project-update': {
    pending: async (owner: TestPerson) => {
      const { id } = await make.request({ owner, status: 7 });
      await build.sql(
        "update researcher.request set expiration_date = now() + interval '30 days' where id = $1",
        [id],
      );
      return id;
    },
  },
});

export const nightlyActions = {
  'POST /researcher-nightly-run/{id}/retry/': { object: 'researcher-nightly-run', action: 'retry' },
} as const;
