import { translatable } from '@portal/contract/words';

/** Words of the mail to reviewers whose reviews are late. */
export const reminderMail = translatable('staff/reminder-mail', {
  salutation: 'Dear {name},',
  colleague: 'colleague',
  subjectOne: 'Your review of {code} is late',
  subject: '{count} of your reviews are late',
  opening: 'The researchers wait for these reviews of yours, whose due date has passed:',
  line: '– {type}, "{project}", due {due}',
  more: 'And {count} more. Your home page in the portal lists them all.',
  conflict:
    'If you cannot review a request, or have a conflict of interest, please say so on its page or write to {support}, and somebody else is asked.',
  thanks: 'Thank you for your help.',
});
