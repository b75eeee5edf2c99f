/** The filter by tab says of every request what the view says. */
import { REQUEST_STATUSES, TISSUE_QUEUES, TISSUE_TYPES } from '@portal/contract';
import { createFactories } from '@portal/core/testing';
import { createTestDatabase } from '@portal/kit/testing';
import { buildRequest } from '@portal/researcher/testing';
import { expect, it } from 'vitest';
import { SOME_TAB, TAB_FILTER } from './tissue-tab.sql.ts';

it('finds by each tab the requests that the view puts there, of every type and status', async () => {
  const database = await createTestDatabase();
  try {
    const build = createFactories(database);
    const owner = await build.person();
    for (const type of TISSUE_TYPES)
      for (const status of REQUEST_STATUSES) {
        const [renewed, renewal] = [
          await buildRequest(build, { type, status, owner }),
          await buildRequest(build, { type, status, owner }),
        ];
        await build.sql('update researcher.request set renewal_of = $1 where id = $2', [
          renewed.id,
          renewal.id,
        ]);
      }
    const idsWhere = async (condition: string) =>
      (
        await build.sql<{ id: number }>(`select t.id from tissue.request t where ${condition} order by t.id`)
      ).map(({ id }) => id);
    for (const tab of TISSUE_QUEUES) {
      const found = await idsWhere(TAB_FILTER.replaceAll('{value}', `= '${tab}'`));
      expect(found.length).toBeGreaterThan(0);
      expect(found).toEqual(await idsWhere(`t.tab = '${tab}'`));
    }
    const onNone = await idsWhere(`not (${SOME_TAB})`);
    expect(onNone.length).toBeGreaterThan(0);
    expect(onNone).toEqual(await idsWhere('t.tab is null'));
  } finally {
    await database.drop();
  }
});
