import {
  lockOne,
  mutation,
  portalTodaySql,
  query,
  readOne,
  resourceRoutes,
  sql,
  startOfDaySql,
  trustedSql,
  type Handler,
  type Locked,
} from '@portal/kit';
import { z } from 'zod';
import { NightlyRunModel } from '../../models/index.ts';
import type { RunState } from './nightly-run.policy.ts';
import { nightlyRunResource } from './nightly-run.resource.ts';

const Plan = z.object({ day: z.string(), next: z.date() });

/** @param tasks names, in the order in which they are done */
export const nightlyRunRoutes = (tasks: readonly string[]): readonly Handler[] => [
  ...resourceRoutes(nightlyRunResource),
  mutation<'POST /nightly-run/{id}/retry/', Locked<RunState>>('POST /nightly-run/{id}/retry/', {
    load: ({ actor, params }, work) => lockOne<RunState>(nightlyRunResource, { work, actor, id: params.id }),
    authorise: 'retry',
    // A run without attempts is due at once.
    command: async ({ work, loaded }) => {
      await work.of(NightlyRunModel).findById(Number(loaded.id)).patch({ attempts: 0 });
    },
    present: async ({ call, work, loaded }) => {
      const { object: body } = await readOne(work, nightlyRunResource, call.actor, loaded.id);
      return { body };
    },
  }),
  query('GET /nightly-plan/', async ({ database }) => {
    const plan = await database.row(
      Plan,
      sql`select to_char(${trustedSql(portalTodaySql)}, 'YYYY-MM-DD') as day,
        ${trustedSql(startOfDaySql(`${portalTodaySql} + 1`))} as next`,
    );
    if (!plan) throw new Error('the database has no day');
    return { day: plan.day, tasks: [...tasks], next: plan.next.toISOString() };
  }),
];
