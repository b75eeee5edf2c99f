import { translatable } from '@portal/contract/words';

/** Reminders of dates that draw near: a line in the bell for each, and one mail a day. */
export const dateReminders = translatable('researcher/date-reminders', {
  colleague: 'colleague',
  salutation: 'Dear {name},',
  days: '{days, plural, =0 {today} =1 {tomorrow} other {in {days} days}}',
  request: 'The access of {code} ends on {day}, {when}',
  irb: 'The IRB letter of {code} ends on {day}, {when}',
  closeOut: 'Access under {code} ended on {day}. Please confirm what became of what was given',
  closeOutLate:
    'What was given under {code} is not confirmed as destroyed or returned. Access ended on {day}, {days} days ago',
  subject: '{count, plural, one {{first}} other {# dates of your projects draw near}}',
  opening: 'These dates of your projects draw near:',
  openingEnded: 'Access under requests of yours has ended:',
  nextRequest: 'Access that shall go on needs a renewal. Please ask for it before the day.',
  nextIrb:
    'Please add the renewal of an IRB letter as soon as you have it. Requests that need an IRB cannot go on without one.',
  nextCloseOut:
    'What was given under a request must be destroyed or returned once its access has ended. Please confirm it on the page of the request.',
  link: 'Open the Project Updates Dashboard',
  why: 'You get at most one such mail a day. You can switch it off in your profile.',
});
