/**
 * Officials verify their researchers each year, shortly before the anniversary of the RDA. Two officials missed the
 * last verification. Where the next anniversary is near, the verification is due (spec 3 section 2.12).
 */
import { addDays, anniversaryAfter } from '@portal/contract';
import type { SeedContext } from '@portal/kit/seeding';
import type { Calendar } from './calendar.ts';

/** The official of the second institution is `piso`. */
const LATE: readonly string[] = ['Nordvik Institute of Neuroscience', 'Brentwood Children’s Hospital'];

/** Officials verify their researchers between `EARLIEST` and `LATEST` days before the anniversary. */
const EARLIEST = 40;
const LATEST = 6;

interface Signed {
  readonly id: number;
  readonly name: string;
  readonly official_id: number;
  readonly executed: string;
}

/** The last anniversary for which people were verified; null when the institution is too young to have one. */
function findVerified(executed: string, today: string, isLate: boolean): string | null {
  const met: string[] = [];
  for (
    let next = anniversaryAfter(executed, executed);
    next <= today;
    next = anniversaryAfter(executed, next)
  )
    met.push(next);
  return met.at(isLate ? -2 : -1) ?? null;
}

export async function seedVerifications({
  context,
  calendar,
}: {
  readonly context: SeedContext;
  readonly calendar: Calendar;
}): Promise<void> {
  const today = calendar.daysAgo(0).toISOString().slice(0, 10);
  const { rows } = await context.client.query<Signed>(
    `select i.id, i.name, i.current_io_id as official_id, left(f.additional_data ->> 'sf_signature_date', 10) as executed
      from core.institution i join core.file f on f.id = i.current_rda_id
      where f.additional_data ->> 'status' = '3' and i.current_io_id is not null order by i.id`,
  );
  for (const { id, name, official_id: officialId, executed } of rows) {
    const anniversary = findVerified(executed, today, LATE.includes(name));
    if (anniversary === null) continue;
    const day = addDays(anniversary, -context.random.integer(LATEST, EARLIEST));
    const at = new Date(`${day}T15:${context.random.integer(10, 59)}:00Z`);
    await context.as(officialId, at);
    await context.client.query(
      `update core.user_institution set last_checked = $2
        where institution_id = $1 and verified and last_checked < $2 and user_id <> $3`,
      [id, at, officialId],
    );
    await context.client.query(
      'update core.institution set verified_at = $2, verified_by_id = $3 where id = $1',
      [id, at, officialId],
    );
  }
}
