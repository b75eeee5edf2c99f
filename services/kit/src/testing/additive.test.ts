/**
 * Expand first, contract a release later: what the release before reads and writes still exists after each migration.
 * Every migration is checked against the one before it, so a new one comes in automatically.
 */
import { SERVICES } from '@portal/contract';
import { afterEach, expect, it } from 'vitest';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { rollbackService } from '../database/index.ts';
import { createTestDatabase, type TestDatabase } from './index.ts';
import { servicesFolder } from './global-setup.ts';

interface Column {
  readonly place: string;
  readonly type: string;
  /** A write that does not name it fails. */
  readonly needed: boolean;
}

/** Columns of the service's tables and of what it shows to others. Views that only its own release reads may change. */
const COLUMNS = `select n.nspname || '.' || c.relname || '.' || a.attname as place, format_type(a.atttypid, a.atttypmod) as type,
    c.relkind = 'r' and a.attnotnull and not a.atthasdef and a.attidentity = '' as needed
  from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = any($1) and c.relkind in ('r', 'v') and a.attnum > 0 and not a.attisdropped
    and c.relname not like 'migration%'`;

let database: TestDatabase;
afterEach(() => database.drop());

const listMigrations = (service: string): string[] =>
  readdirSync(path.join(servicesFolder, service, 'migrations'))
    .filter((name) => /^\d{4}_.*\.ts$/.test(name))
    .toSorted();
const down = (service: (typeof SERVICES)[number], steps?: number): Promise<void> => {
  const directory = path.join(servicesFolder, service, 'migrations');
  return rollbackService({ adminUrl: database.adminUrl, service, directory }, steps);
};
async function readColumns(service: string): Promise<Map<string, Column>> {
  const { rows } = await database.admin.query<Column>(COLUMNS, [[service, `${service}_api`]]);
  return new Map(rows.map((column) => [column.place, column]));
}

/** The driver reads both as numbers, and what fits into the narrow one fits into the wide one. */
const isWidened = (before: string, after: string): boolean => before === 'integer' && after === 'bigint';

/** What the earlier release would miss, or would fail to write. */
function breaches(before: ReadonlyMap<string, Column>, after: ReadonlyMap<string, Column>): string[] {
  const tables = new Set([...before.keys()].map((place) => place.slice(0, place.lastIndexOf('.'))));
  const lost = [...before.values()].flatMap(({ place, type, needed }) => {
    const now = after.get(place);
    if (!now) return [`${place} is gone`];
    if (now.type !== type && !isWidened(type, now.type)) return [`${place} is ${now.type} and was ${type}`];
    return now.needed && !needed ? [`${place} must be written now`] : [];
  });
  const added = [...after.values()].filter(
    ({ place, needed }) => needed && !before.has(place) && tables.has(place.slice(0, place.lastIndexOf('.'))),
  );
  return [...lost, ...added.map(({ place }) => `${place} is new and must be written`)];
}

it.each(SERVICES)('%s: the release before still reads and writes after each migration', async (service) => {
  database = await createTestDatabase();
  for (const later of SERVICES.slice(SERVICES.indexOf(service) + 1).toReversed())
    await down(later, listMigrations(later).length);
  const found: string[] = [];
  for (const name of listMigrations(service).slice(1).toReversed()) {
    const after = await readColumns(service);
    await down(service);
    found.push(...breaches(await readColumns(service), after).map((breach) => `${name}: ${breach}`));
  }
  expect(found).toEqual([]);
});

it('sees what would break', async () => {
  database = await createTestDatabase();
  const before = await readColumns('core');
  await database.admin.query(`alter table core.cohort drop column display_name cascade;
    alter table core.post_log add column weight integer not null;
    alter table core.post_log alter column log type varchar(9)`);
  const found = breaches(before, await readColumns('core'));
  expect(found).toEqual(
    expect.arrayContaining([
      'core.cohort.display_name is gone',
      'core.post_log.log is character varying(9) and was text',
      'core.post_log.weight is new and must be written',
    ]),
  );
});
