/**
 * Stores the compliance years that no trigger has stored: all of them after a change of the foundation's time zone, or
 * after an import without triggers. Lists compute a missing year themselves, which is correct but slow (decision 493).
 */
import { foundationZoneSql, sql, transact, trustedSql, type Database } from '@portal/kit';
import { z } from 'zod';

/** Number of institutions in one transaction, which locks them until it ends. */
const BATCH_SIZE = 200;

const StoredCount = z.object({ count: z.int() });

export async function storeYears(database: Database): Promise<void> {
  for (;;) {
    const stored = await transact(database, { actorId: null }, (work) =>
      work.row(
        StoredCount,
        sql`with missing as materialized (
            select i.id from core.institution i where not exists (select 1 from core.institution_year year
              where year.institution_id = i.id and year.zone = ${trustedSql(foundationZoneSql)})
            order by i.id limit ${BATCH_SIZE})
          select (select count(*)::int from missing) as count, core.keep_institution_years(array(select id from missing))::text`,
      ),
    );
    if ((stored?.count ?? 0) < BATCH_SIZE) return;
  }
}
