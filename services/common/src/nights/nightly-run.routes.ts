/** What ran in the nights of a service, and having it run again: the same of every service that has nights (decision 391). */
import type { NightlyService } from '@portal/contract';
import { z } from 'zod';
import {
  type ClassOf,
  type Handler,
  type Locked,
  lockOne,
  mutation,
  portalTodaySql,
  query,
  readOne,
  resourceRoutes,
  sql,
  startOfDaySql,
  trustedSql,
} from '@portal/kit';
import type { NightlyRun } from './nightly-run.model.ts';
import type { RunState } from './nightly-run.policy.ts';
import { nightlyRunResource } from './nightly-run.resource.ts';

const Plan = z.object({ day: z.string(), next: z.date() });

export interface NightlyRunParts {
  readonly service: NightlyService;
  /** The service's own. */
  readonly model: ClassOf<NightlyRun>;
  /** Names, in the order in which they are done. */
  readonly tasks: readonly string[];
}

// Calls of the services differ by their names alone, so one stands for all.
type Retry = 'POST /core-nightly-run/{id}/retry/';
type ReadPlan = 'GET /core-nightly-plan/';

/** List, single run, retry and plan of a service's nights. */
export function nightlyRunRoutes({ service, model, tasks }: NightlyRunParts): readonly Handler[] {
  const resource = nightlyRunResource(service, model);
  return [
    ...resourceRoutes(resource),
    mutation<Retry, Locked<RunState>>(`POST /${service}-nightly-run/{id}/retry/` as Retry, {
      load: ({ actor, params }, work) => lockOne<RunState>(resource, { work, actor, id: params.id }),
      authorise: 'retry',
      // A run without attempts is due at once.
      command: async ({ work, loaded }) => {
        await work.of(model).findById(Number(loaded.id)).patch({ attempts: 0 });
      },
      present: async ({ call, work, loaded }) => {
        const { object: body } = await readOne(work, resource, call.actor, loaded.id);
        return { body };
      },
    }),
    query<ReadPlan>(`GET /${service}-nightly-plan/` as ReadPlan, async ({ database }) => {
      const plan = await database.row(
        Plan,
        sql`select to_char(${trustedSql(portalTodaySql)}, 'YYYY-MM-DD') as day,
          ${trustedSql(startOfDaySql(`${portalTodaySql} + 1`))} as next`,
      );
      if (!plan) throw new Error('the database has no day');
      return { day: plan.day, tasks: [...tasks], next: plan.next.toISOString() };
    }),
  ];
}
