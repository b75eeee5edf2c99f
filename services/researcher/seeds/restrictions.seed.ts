import type { SeedContext } from '@portal/kit/seeding';
import type { Clock } from './clock.ts';
import type { People } from './people.ts';

/**
 * Summaries of medical records are shown only to researchers chosen by the foundation; of the demo people, only to pi2.
 */
const LIMITED = 'SPARK Medical Record Summaries';
const ALLOWED = 'pi2@demo.test';

export async function seedRestrictions(
  context: SeedContext,
  { clock, people, adminId }: { clock: Clock; people: People; adminId: number },
): Promise<void> {
  await context.as(adminId, clock.daysAgo(60));
  await context.client.query(
    'update researcher.dataset set limited = true where name = $1 and parent is null',
    [LIMITED],
  );
  await context.client.query(
    `insert into researcher.dataset_user (dataset_id, user_id)
      select id, $2 from researcher.dataset where name = $1 and parent is null`,
    [LIMITED, people.named(ALLOWED)?.id ?? adminId],
  );
}
