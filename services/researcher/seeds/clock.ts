import type { Random } from '@portal/kit/seeding';

const DAY = 86_400_000;

export const minutesAfter = (at: Date, minutes: number): Date => new Date(at.getTime() + minutes * 60_000);

/** Dates relative to `today`, at a time within working hours. */
export interface Clock {
  readonly today: Date;
  daysAgo(days: number): Date;
  /** The day alone, for date-only columns; negative days are in the future. */
  dayAgo(days: number): string;
}

export function createClock(today: Date, random: Random): Clock {
  const start = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate());
  return {
    today: new Date(start),
    daysAgo: (days) =>
      new Date(
        start - days * DAY - DAY + random.integer(13 * 3600, 22 * 3600) * 1000 + random.integer(0, 999),
      ),
    dayAgo: (days) => new Date(start - days * DAY).toISOString().slice(0, 10),
  };
}

/** A UUID that is the same for the same seed. */
export function makeUuid(random: Random): string {
  const hex = Array.from({ length: 32 }, () => random.integer(0, 15).toString(16)).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
}
