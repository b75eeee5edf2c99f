import { addDays, dayIn } from '@portal/contract';

/** Today's date in the earliest time zone, plus `later` days; a date of a past event cannot be later than that. */
export const latestToday = (later = 0): string => addDays(dayIn(new Date(), 'Etc/GMT-14'), later);
