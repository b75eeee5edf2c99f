import type { Random } from '@portal/kit/seeding';

const DAY = 86_400_000;

/** Dates within working hours, counted back from the start of today, so the demo data always looks equally old. */
export interface Calendar {
  daysAgo(days: number): Date;
}

export function createCalendar(random: Random, today = new Date()): Calendar {
  const start = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate());
  return {
    daysAgo: (days) => new Date(start - (days + 1) * DAY + random.integer(13 * 3600, 22 * 3600) * 1000),
  };
}

export const minutesAfter = (at: Date, minutes: number): Date => new Date(at.getTime() + minutes * 60_000);

/** A UUID derived from the seeded generator: the same seed gives the same UUID. */
export function makeUuid(random: Random): string {
  const hex = Array.from({ length: 32 }, () => random.integer(0, 15).toString(16)).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
}
