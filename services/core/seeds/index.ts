/** The demo's people, institutions, agreements, cohorts and switches (issue "Demo people and data"). */
import { hashPassword } from '@portal/kit';
import type { SeedContext } from '@portal/kit/seeding';
import { TERMS_VERSION } from '../src/features/account/terms.ts';
import { seedActivity } from './activity.seed.ts';
import { createCalendar } from './calendar.ts';
import { seedCommunity } from './community.seed.ts';
import { NAMES } from './data/names.data.ts';
import { seedReference } from './reference.seed.ts';
import { seedTemplate } from './template.seed.ts';
import { seedUnanswered } from './unanswered.seed.ts';
import { seedStaff } from './staff.seed.ts';

/** Every account of the demo has it. It is printed at the start, so it guards nothing. */
const DEMO_PASSWORD = 'Demo-Portal-2026!';

/** Runs once: growing the demo adds requests, not people. */
export async function seed(context: SeedContext): Promise<void> {
  await seedReference(context);
  const { rowCount } = await context.client.query("select 1 from core.account where email = 'pi@demo.test'");
  if (rowCount) return;
  const names = NAMES.values();
  const people = {
    context,
    passwordHash: await hashPassword(DEMO_PASSWORD),
    termsVersion: TERMS_VERSION,
    calendar: createCalendar(context.random),
    nextName: () => {
      const next = names.next();
      if (next.done) throw new Error('the demo has run out of names');
      return next.value;
    },
  };
  const staff = await seedStaff(people);
  const template = await seedTemplate(context, { id: staff.adminId, at: people.calendar.daysAgo(2450) });
  await seedCommunity({ ...people, staff, template });
  await seedUnanswered(people);
  await seedActivity({ context, calendar: people.calendar, staff });
}
