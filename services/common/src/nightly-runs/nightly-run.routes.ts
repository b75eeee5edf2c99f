/** Lists nightly runs and runs them again; the same in every service with nightly tasks (decision 391). */
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
  type Work,
} from '@portal/kit';
import type { AttentionSource } from '../attention/attention.routes.ts';
import type { NightlyRun } from './nightly-run.model.ts';
import type { RunState } from './nightly-run.policy.ts';
import { nightlyRunResource } from './nightly-run.resource.ts';

const Plan = z.object({ day: z.string(), next: z.date() });

export interface NightlyRunParts {
  readonly service: NightlyService;
  /** The table of the service. */
  readonly model: ClassOf<NightlyRun>;
  /** Names of the tasks, in the order in which they run. */
  readonly tasks: readonly string[];
}

// The calls of the services differ only in their names, so the types of one represent all.
type Retry = 'POST /core-nightly-run/{id}/retry/';
type ReadPlan = 'GET /core-nightly-plan/';

/** Resets the attempts, which makes the run due immediately. */
async function makeDue(work: Work, model: ClassOf<NightlyRun>, id: number): Promise<void> {
  await work.of(model).findById(id).patch({ attempts: 0 });
}

const Failed = z.object({ cause: z.string(), count: z.int(), since: z.string(), ids: z.array(z.int()) });
const Fine = z.object({ since: z.string().nullable() });

/** Nightly tasks that failed and have not succeeded since. The task is the cause. */
export function nightlyRunAttention({ service, model }: Omit<NightlyRunParts, 'tasks'>): AttentionSource {
  const resource = nightlyRunResource(service, model);
  const table = trustedSql(model.tableName);
  return {
    area: 'night',
    policy: resource.policy,
    readCauses: ({ database }) =>
      database.rows(
        Failed,
        sql`select t.task as cause, count(*)::int as count, to_jsonb(min(t.failed)) #>> '{}' as since,
            array_agg(t.id order by t.id) as ids
          from ${table} t where t.finished is null and t.failed is not null group by 1 order by 1`,
      ),
    readFineSince: async (reads) =>
      (
        await reads.row(
          Fine,
          sql`select to_jsonb(max(t.finished)) #>> '{}' as since from ${table} t where t.failed is not null`,
        )
      )?.since ?? null,
    retry: {
      action: 'retry',
      run: async (id, work, actor) => {
        (await lockOne<RunState>(resource, { work, actor, id })).authorise('retry');
        await makeDue(work, model, id);
      },
    },
  };
}

/** Handlers for the list, one run, the retry and the plan of a service's nightly tasks. */
export function nightlyRunRoutes({ service, model, tasks }: NightlyRunParts): readonly Handler[] {
  const resource = nightlyRunResource(service, model);
  return [
    ...resourceRoutes(resource),
    mutation<Retry, Locked<RunState>>(`POST /${service}-nightly-run/{id}/retry/` as Retry, {
      load: ({ actor, params }, work) => lockOne<RunState>(resource, { work, actor, id: params.id }),
      authorise: 'retry',
      command: ({ work, loaded }) => makeDue(work, model, Number(loaded.id)),
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
