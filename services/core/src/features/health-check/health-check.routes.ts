import { CHECKED_SERVICES } from '@portal/contract/administration';
import type { AttentionSource } from '@portal/common';
import { definePolicy, query, sql, trustedSql, type Handler } from '@portal/kit';
import { z } from 'zod';
import type { HealthClient } from '../../clients/index.ts';
import { personSummary } from '../../rules/person-summary.sql.ts';
import { HEALTH_DAYS } from './watch-systems.ts';

const Day = z.object({
  service: z.string(),
  day: z.string(),
  checks: z.int(),
  ok: z.int(),
  milliseconds: z.int().nullable(),
});
const Outage = z.object({
  service: z.string(),
  state: z.enum(['failing', 'unreachable']),
  began: z.string(),
  ended: z.string().nullable(),
  told: z.array(z.object({ id: z.int(), display_name: z.string() })),
});

const Broken = z.object({ cause: z.string(), count: z.int(), since: z.string(), ids: z.array(z.int()) });
const Fine = z.object({ since: z.string().nullable() });

/** Systems that currently do not answer; the portal checks them again automatically. */
export const systemAttention: AttentionSource = {
  area: 'system',
  policy: definePolicy({
    object: 'health-check',
    relations: {},
    actions: { read: { who: { superuser: 'any' } } },
  }),
  readCauses: ({ database }) =>
    database.rows(
      Broken,
      sql`select t.service as cause, 1 as count, to_jsonb(t.began) #>> '{}' as since, '{}'::int[] as ids
        from core.health_outage t where t.ended is null order by t.began`,
    ),
  readFineSince: async (reads) =>
    (await reads.row(Fine, sql`select to_jsonb(max(t.ended)) #>> '{}' as since from core.health_outage t`))
      ?.since ?? null,
};

export const healthCheckRoutes = (health: HealthClient, timeZone: string): Handler[] => [
  query('GET /health-check/', async (call) => {
    const { service } = call.query;
    return { service, ...(await health.check(service)), checked_at: new Date().toISOString() };
  }),
  query('GET /health-check/history/', async ({ database }) => {
    const [days, outages] = await Promise.all([
      database.rows(
        Day,
        sql`select c.service, to_char(c.slot at time zone ${timeZone}, 'YYYY-MM-DD') as day, count(*)::int as checks,
            count(*) filter (where c.state = 'ok')::int as ok,
            percentile_disc(0.5) within group (order by c.milliseconds) filter (where c.state = 'ok') as milliseconds
          from core.health_check c
          where c.state is not null and c.slot > now() - make_interval(days => ${HEALTH_DAYS})
          group by 1, 2 order by 1, 2`,
      ),
      database.rows(
        Outage,
        sql`select t.service, t.state, to_json(t.began) #>> '{}' as began, to_json(t.ended) #>> '{}' as ended,
            (select coalesce(jsonb_agg(${trustedSql(personSummary('told.id'))} order by told.id), '[]')
              from core.account told where told.id = any(t.told)) as told
          from core.health_outage t
          where coalesce(t.ended, now()) > now() - make_interval(days => ${HEALTH_DAYS})
          order by t.began desc, t.id desc`,
      ),
    ]);
    return {
      days: HEALTH_DAYS,
      services: CHECKED_SERVICES.map((service) => ({
        service,
        days: days.filter((day) => day.service === service).map(({ service: _service, ...day }) => day),
        outages: outages
          .filter((outage) => outage.service === service)
          .map(({ service: _service, ...outage }) => outage),
      })),
    };
  }),
];
