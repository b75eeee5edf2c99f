import { addDays, dayIn } from '@portal/contract';

/** Today where it begins first, or so many days later: no one on Earth writes a later day for what has happened. */
export const latestToday = (later = 0): string => addDays(dayIn(new Date(), 'Etc/GMT-14'), later);
