import type { Database } from '@portal/kit';
import portal from '../../../package.json' with { type: 'json' };

/** Makes this version the one that `GET /meta-data/?enabled=True` answers. Several instances may start at once. */
export async function announceVersion(database: Database, version: string = portal.version): Promise<void> {
  await database.knex.transaction(async (trx) => {
    await trx.raw('select pg_advisory_xact_lock(73102)');
    await trx.raw('update core.meta_data set enabled = false where enabled and version <> ?', [version]);
    await trx.raw(
      'insert into core.meta_data (version) values (?) on conflict (version) do update set enabled = true',
      [version],
    );
  });
}
