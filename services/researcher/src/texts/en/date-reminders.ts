import { translatable } from '@portal/contract/words';

/** Reminders of dates that draw near: a line in the bell for each, and one mail a day. */
export const dateReminders = translatable('researcher/date-reminders', {
  days: '{days, plural, =0 {today} =1 {tomorrow} other {in {days} days}}',
  request: 'Access under {code} ends on {day}, {when}',
  irb: 'The IRB letter of {code} expires on {day}, {when}',
  closeOut: 'Access under {code} ended on {day}. Please complete the close-out',
  closeOutLate: 'The close-out of {code} is still open. Access ended on {day}, {days} days ago',
  subject: '{count, plural, one {{first}} other {# upcoming dates in your projects}}',
  opening: 'Upcoming dates in your projects:',
  openingEnded: 'Access under these requests has ended:',
  nextRequest: 'To keep access, request a renewal before that date.',
  nextIrb:
    "Please add the renewed IRB letter as soon as you have it. Requests that need an IRB can't continue without one.",
  nextCloseOut:
    'When access ends, data and materials must be destroyed or returned. Please confirm this on the request page.',
  link: 'Open the Project Updates Dashboard',
  why: 'We send at most one of these emails a day. You can turn them off in your profile.',
});
