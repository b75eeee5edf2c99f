import { sql, transact, type Database, type Work } from '@portal/kit';
import portal from '../../../package.json' with { type: 'json' };

/** Only one version is enabled at a time, so parallel changes must wait for each other. */
export async function lockVersions(work: Work): Promise<void> {
  await work.run(sql`select pg_advisory_xact_lock(hashtext('core.meta_data'))`);
}

/** Makes this version the one that `GET /meta-data/?enabled=True` returns. Several instances may start in parallel. */
export async function announceVersion(database: Database, version: string = portal.version): Promise<void> {
  await transact(database, { actorId: null }, async (work) => {
    await lockVersions(work);
    await work.run(sql`update core.meta_data set enabled = false where enabled and version <> ${version}`);
    await work.run(
      sql`insert into core.meta_data (version) values (${version}) on conflict (version) do update set enabled = true`,
    );
  });
}
