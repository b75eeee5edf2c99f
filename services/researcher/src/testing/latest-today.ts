import { addDays, latestToday as findLatestToday } from '@portal/contract';

/** Today's date in the earliest time zone, plus `later` days; a date of a past event cannot be later than that. */
export const latestToday = (later = 0): string => addDays(findLatestToday(), later);
