/** The demo's people, institutions, agreements, cohorts and switches (issue "Demo people and data"). */
import { hashPassword } from '@portal/kit';
import { DEMO_REQUESTS, type Seed, type SeedContext } from '@portal/kit/seeding';
import { TERMS_VERSION } from '../src/features/account/terms.ts';
import { seedActivity } from './activity.seed.ts';
import { seedBulkCommunity } from './bulk/bulk-community.ts';
import { createCalendar } from './calendar.ts';
import { seedVerifications } from './compliance.seed.ts';
import { seedCountries } from './country.seed.ts';
import { seedCommunity } from './community.seed.ts';
import { NAMES } from './data/names.data.ts';
import { seedHealth } from './health.seed.ts';
import { seedMachineKeys } from './machine-key.seed.ts';
import { seedNightlyRuns } from './nightly-runs.seed.ts';
import { seedReference } from './reference.seed.ts';
import { seedSavedViews } from './saved-views.seed.ts';
import { seedTransfers } from './transfer.seed.ts';
import { seedTemplate } from './template.seed.ts';
import { seedUnanswered } from './unanswered.seed.ts';
import { seedStaff } from './staff.seed.ts';
import { seedWebhooks } from './webhook.seed.ts';

/** The password of every demo account. It is printed at startup, so it protects nothing. */
const DEMO_PASSWORD = 'Demo-Portal-2026!';

/** Seeds the demo once; a larger size adds people, institutions, mails and other rows in proportion. */
export async function seed(context: SeedContext): Promise<void> {
  await seedReference(context);
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const { rowCount } = await context.client.query("select 1 from core.account where email = 'pi@demo.test'");
  if (!rowCount) await seedDemo(context, passwordHash);
  await seedBulkCommunity(
    { context, passwordHash, termsVersion: TERMS_VERSION },
    { demo: DEMO_REQUESTS, requests: context.scale.requests },
  );
}

/** Seeds the data of this service that depends on the data of other services. */
export const seedLast: Seed = seedTransfers;

async function seedDemo(context: SeedContext, passwordHash: string): Promise<void> {
  const names = NAMES.values();
  const people = {
    context,
    passwordHash,
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
  await seedCountries(context, { by: staff.adminId, at: people.calendar.daysAgo(12) });
  await seedActivity({ context, calendar: people.calendar, staff });
  await seedVerifications({ context, calendar: people.calendar });
  await seedSavedViews({ context, calendar: people.calendar });
  await seedHealth(context);
  await seedNightlyRuns(context);
  await seedMachineKeys(context);
  await seedWebhooks(context);
}
