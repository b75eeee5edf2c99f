import { translatable } from '@portal/contract/words';

/** Words of calendars of one's own dates; they are on phones and in offices, so they name things by their codes alone. */
export const termCalendar = translatable('researcher/term-calendar', {
  name: 'My dates',
  ends: 'Access ends: {code}',
  renew: 'Renewal due: {code}',
  letterEnds: 'IRB letter expires: {code}',
  verify: 'Yearly verification of researchers due',
});
