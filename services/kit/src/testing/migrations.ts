/** Runs a service's migrations down and up again, one at a time, in a separate database. */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { SERVICES, type ServiceName } from '@portal/contract';
import { migrateService, rollbackService } from '../database/index.ts';
import { servicesFolder } from './global-setup.ts';
import type { TestDatabase } from './database.ts';

export interface MigrationRun {
  /** The service's tables, columns, indexes, constraints, triggers and views as text. */
  readonly before: string;
  readonly after: string;
  /** The same text after each step down, the newest first; the last one is what remains at the end. */
  readonly down: readonly string[];
  /** After a second run down, once everything was up again. */
  readonly downAgain: readonly string[];
}

const makeOptions = ({ adminUrl }: TestDatabase, service: ServiceName) => ({
  adminUrl,
  service,
  directory: path.join(servicesFolder, service, 'migrations'),
});
const listFiles = async (service: ServiceName): Promise<string[]> => {
  const names = await readdir(path.join(servicesFolder, service, 'migrations'));
  return names.filter((name) => /^\d{4}_.*\.ts$/.test(name)).toSorted();
};

/**
 * Runs every migration of `service` down, one by one, and up again. Views of one service use those of another. So the
 * services whose views depend on this one run down first, with their data, and up again at the end.
 */
export async function runMigrationsDownAndUp(
  database: TestDatabase,
  service: ServiceName,
): Promise<MigrationRun> {
  const migrations = await listFiles(service);
  const later = SERVICES.slice(SERVICES.indexOf(service) + 1);
  for (const other of later.toReversed())
    await rollbackService(makeOptions(database, other), (await listFiles(other)).length);

  const stepDown = async (): Promise<string[]> => {
    const shapes: string[] = [];
    for (const _ of migrations) {
      await rollbackService(makeOptions(database, service));
      shapes.push(await readShape(database, service));
    }
    return shapes;
  };
  const before = await readShape(database, service);
  const down = await stepDown();
  await migrateService(makeOptions(database, service));
  const downAgain = await stepDown();
  await migrateService(makeOptions(database, service));
  const after = await readShape(database, service);
  for (const other of later) await migrateService(makeOptions(database, other));
  return { before, after, down, downAgain };
}

/** The content of the service's two schemas in a fixed order, without the table of completed migrations. */
async function readShape({ admin }: TestDatabase, service: ServiceName): Promise<string> {
  const { rows } = await admin.query<{ line: string }>(
    `with spaces as (select oid, nspname from pg_namespace where nspname = any($1::text[]))
     select line from (
       select spaces.nspname || '.' || c.relname || ' ' || c.relkind::text || ' ' || coalesce(
         case when c.relkind = 'v' then pg_get_viewdef(c.oid) when c.relkind = 'i' then pg_get_indexdef(c.oid) end,
         (select string_agg(a.attname || ':' || format_type(a.atttypid, a.atttypmod), ', ' order by a.attname)
           from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped)) as line
       from pg_class c join spaces on spaces.oid = c.relnamespace where c.relname not like 'migration%'
       union all
       select c.relname || ' ' || k.conname || ' ' || pg_get_constraintdef(k.oid) from pg_constraint k
       join pg_class c on c.oid = k.conrelid join spaces on spaces.oid = c.relnamespace where c.relname not like 'migration%'
       union all
       select c.relname || ' trigger ' || t.tgname from pg_trigger t join pg_class c on c.oid = t.tgrelid
       join spaces on spaces.oid = c.relnamespace where not t.tgisinternal
     ) everything order by line`,
    [[service, `${service}_api`]],
  );
  return rows.map(({ line }) => line.replaceAll(/\s+/g, ' ')).join('\n');
}
