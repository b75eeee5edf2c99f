export { remindOfDates } from './remind-of-dates.ts';
