import { translatable } from '@portal/contract/words';

/** What mails to reviewers and others have in common. */
export const mail = translatable('common/mail', {
  salutation: 'Dear {name},',
  colleague: 'colleague',
  colleagues: 'colleagues',
  request: '{type}, for the project “{project}”',
});
