/**
 * Core's nightly runs of the last weeks. Today's run is left out, because the portal does it at startup and then
 * reminds officials.
 */
import { DEFAULT_BRANDING } from '@portal/contract/branding';
import type { SeedContext } from '@portal/kit/seeding';

const NIGHTLY_RUNS = 21;

export const seedNightlyRuns = ({ client }: SeedContext) =>
  client.query(
    `insert into core.nightly_run (task, day, started, finished, attempts, counts)
      select task.name, today.day - ago, moment.began, moment.began + make_interval(secs => 1 + ago % 2), 1,
        case when task.name = 'clear-uploads' and ago % 4 = 0 then jsonb_build_object('uploads_cleared', 1 + ago % 3)
          when task.name = 'remind-of-verification' and ago % 9 = 0 then jsonb_build_object('institutions_reminded', 1)
          else '{}'::jsonb end
      from (select (now() at time zone $1)::date as day) today
      cross join (values ('remind-of-verification', 1), ('clear-uploads', 2)) task (name, place)
      cross join generate_series(${NIGHTLY_RUNS}, 1, -1) ago
      cross join lateral (select ((today.day - ago)::timestamp at time zone $1) + make_interval(secs => 3 * task.place) as began) moment
      order by ago desc, task.place`,
    [DEFAULT_BRANDING.time_zone],
  );
