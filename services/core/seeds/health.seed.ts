/** Health checks of the external systems over 30 days, with one outage of which the superuser was notified. */
import { CHECKED_SERVICES } from '@portal/contract/administration';
import type { SeedContext } from '@portal/kit/seeding';

const DAYS = 29;
const OUTAGE = { service: 'BINS', daysAgo: 9, hours: 12 } as const;
const DAY = 86_400_000;

export async function seedHealth({ client }: SeedContext): Promise<void> {
  const began = new Date(Date.now() - OUTAGE.daysAgo * DAY);
  const ended = new Date(began.getTime() + OUTAGE.hours * 3_600_000);
  await client.query(
    `insert into core.health_check (service, slot, state, milliseconds)
      select named.service, checked.slot,
        case when named.service = $3::text and checked.slot >= $4::timestamptz and checked.slot < $5::timestamptz
          then 'unreachable' else 'ok' end,
        20 + (extract(day from checked.slot)::int * 7 + length(named.service) * 3) % 60
      from unnest($1::text[]) named (service),
        generate_series($2::timestamptz, now() - interval '6 hours', interval '6 hours') checked (slot)`,
    [
      [...CHECKED_SERVICES],
      new Date(began.getTime() - (DAYS - OUTAGE.daysAgo) * DAY),
      OUTAGE.service,
      began,
      ended,
    ],
  );
  await client.query(
    `insert into core.health_outage (service, state, began, ended, told)
      select $1::text, 'unreachable', $2::timestamptz, $3::timestamptz, array[id]
      from core.account where email = 'super@demo.test'`,
    [OUTAGE.service, began, ended],
  );
}
