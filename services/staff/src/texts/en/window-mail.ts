import { translatable } from '@portal/contract/words';

/** Words of the mail to reviewers whose reviews are due by another day. */
export const windowMail = translatable('staff/window-mail', {
  salutation: 'Dear {name},',
  colleague: 'colleague',
  subject: 'The reviews of {quarter} are now due on {day}',
  opening:
    'The due date of the reviews of {quarter} was {before} and is now {day}. These of yours are not submitted yet:',
  line: '{type}, for the project "{project}"',
  conflict:
    'If you cannot review an application by then, or have a conflict of interest, please say so on its page or write to {support}.',
  thanks: 'Thank you for your help.',
  bell: 'The reviews of {quarter} are now due on {day} instead of {before}',
});
