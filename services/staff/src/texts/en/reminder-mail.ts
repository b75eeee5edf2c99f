import { translatable } from '@portal/contract/words';

/** Words of the mail to reviewers whose reviews are late, and of its refusal. */
export const reminderMail = translatable('staff/reminder-mail', {
  subjectOne: 'Your review of {code} is overdue',
  subject: '{count} of your reviews are overdue',
  opening: 'The following reviews are overdue:',
  line: '– {type}, “{project}”, due {due}',
  more: 'And {count} more. Your home page lists them all.',
  conflict:
    "If you can't review a request, or have a conflict of interest, please tell us on its page or contact {support}. We will ask someone else.",
  /** To staff who remind by hand. */
  notNow: 'Not sent: this reviewer was already reminded today, or has no late review.',
  thanks: 'Thank you for your help.',
});
