/** Who sees review windows and changes their dates, by hand from spec 3 sections 2.4 and 6. */
import { createFactories } from '@portal/core/testing';
import { createTestDatabase, makeActor, relationsTo, rightsByRole } from '@portal/kit/testing';
import { expect, it } from 'vitest';
import { reviewWindowPolicy } from './review-window.policy.ts';

it('gives administrators every window, the brain bank its own, Research Match administrators theirs', () => {
  const all = 'read(begun) edit(begun) set_meeting(begun)';
  expect(rightsByRole(reviewWindowPolicy)).toEqual({
    sfari_admin: all,
    sfari_admin_lead: all,
    abn_proj_mgr: 'read(tissue) edit(tissue) set_meeting(tissue)',
    rm_admin: 'read(match)',
    superuser: 'read(begun)',
    internal_read_only: 'read(begun)',
  });
});

it('knows whose a window is, once it was begun', async () => {
  const database = await createTestDatabase();
  try {
    const build = createFactories(database);
    const relations = async (kind: string, begun: Date | null) => {
      const [row] = await build.sql<{ id: number }>(
        `insert into staff.review_window (kind, quarter, due_date, opened_by, begun)
         values ($1, 'Q3 2026', current_date, 1, $2) on conflict (kind, quarter, due_date)
         do update set begun = excluded.begun returning id`,
        [kind, begun],
      );
      return relationsTo(database, reviewWindowPolicy, makeActor(['sfari_admin']), {
        from: 'staff.review_window t',
        id: row?.id ?? 0,
      });
    };
    for (const kind of ['research_match', 'research_match_renewal', 'abn_tissue'])
      expect(await relations(kind, null)).toEqual([]);
    const now = new Date();
    expect(await relations('research_match', now)).toEqual(['begun', 'match']);
    expect(await relations('research_match_renewal', now)).toEqual(['begun', 'match']);
    expect(await relations('abn_tissue', now)).toEqual(['begun', 'tissue']);
  } finally {
    await database.drop();
  }
});

const ADMIN = makeActor(['sfari_admin']);

it('changes the due date while the window is open, the meeting until that is over', () => {
  const { edit, set_meeting: meeting } = reviewWindowPolicy.actions;
  expect([
    edit?.when?.({ is_open: true, is_current: true }, ADMIN),
    edit?.when?.({ is_open: false, is_current: true }, ADMIN),
    meeting?.when?.({ is_open: false, is_current: true }, ADMIN),
    meeting?.when?.({ is_open: false, is_current: false }, ADMIN),
  ]).toEqual([true, false, true, false]);
});
