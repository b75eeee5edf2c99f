import type { Knex } from 'knex';

const VIEW = 'researcher_api.involvement';
/** The statement of the view has it as PostgreSQL writes it. */
const UTC_TODAY = /\(+now\(\) AT TIME ZONE 'UTC'::text\)+::date/g;
const FOUNDATION_TODAY = `(coalesce(nullif(current_setting('app.moment', true), '')::timestamptz,
    now() + make_interval(days => coalesce(nullif(current_setting('app.clock_days', true), ''), '0')::int))
  at time zone coalesce(nullif(current_setting('app.time_zone', true), ''), 'UTC'))::date`;

/** The statement of the view as it is now; migrations of other features change its other parts. */
async function readView(knex: Knex): Promise<string> {
  const { rows } = await knex.raw<{ rows: { definition: string }[] }>(
    `select pg_get_viewdef('${VIEW}'::regclass) as definition`,
  );
  return (rows[0]?.definition ?? '').trim().replace(/;$/, '');
}

/**
 * An exempt letter has no renewal date, so that no list, calendar or reminder takes it for one that ends. Letters end by
 * the foundation's clock, also for whoever downloads them.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(
    'update researcher.irb set renewal_date = null where designation = 2 and renewal_date is not null',
  );
  const before = await readView(knex);
  // it stays as it is when this is taken back, so a second run finds it done
  if (before.includes('app.moment')) return;
  const after = before.replaceAll(UTC_TODAY, FOUNDATION_TODAY);
  if (after === before) throw new Error(`${VIEW} does not say when a letter has ended`);
  await knex.raw(`create or replace view ${VIEW} as ${after}`);
}

/** The view works for the release before as it is. */
export async function down(): Promise<void> {}
