/** Saved queue views of demo people. */
import type { SeedContext } from '@portal/kit/seeding';
import type { Calendar } from './calendar.ts';
import { SAVED_VIEWS } from './data/saved-views.data.ts';

export async function seedSavedViews({
  context: { client },
  calendar,
}: {
  readonly context: SeedContext;
  readonly calendar: Calendar;
}): Promise<void> {
  for (const { of, page, name, search, daysAgo } of SAVED_VIEWS) {
    const parameters = new URLSearchParams(search);
    parameters.sort();
    await client.query(
      `insert into core.saved_view (user_id, page, name, search, created, modified)
        select id, $2, $3, $4, $5, $5 from core.account where email = $1`,
      [`${of}@demo.test`, page, name, parameters.toString(), calendar.daysAgo(daysAgo)],
    );
  }
}
