import { translatable } from '@portal/contract/words';

/** Reminders of dates that draw near: a line in the bell for each, and one mail a day. */
export const dateReminders = translatable('researcher/date-reminders', {
  colleague: 'colleague',
  salutation: 'Dear {name},',
  days: '{days, plural, =0 {today} =1 {tomorrow} other {in {days} days}}',
  request: 'The access of {code} ends on {day}, {when}',
  irb: 'The IRB letter of {code} ends on {day}, {when}',
  subject: '{count, plural, one {{first}} other {# dates of your projects draw near}}',
  opening: 'These dates of your projects draw near:',
  nextRequest: 'Access that shall go on needs a renewal. Please ask for it before the day.',
  nextIrb:
    'Please add the renewal of an IRB letter as soon as you have it. Requests that need an IRB cannot go on without one.',
  link: 'Open the Project Updates Dashboard',
  why: 'You get at most one such mail a day. You can switch it off in your profile.',
});
