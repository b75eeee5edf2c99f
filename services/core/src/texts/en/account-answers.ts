import { translatable } from '@portal/contract/words';

/** What a service says of accounts when all went well. */
export const accountAnswers = translatable('core/account-answers', {
  mailSent: 'An email was sent to {email}',
  passwordMailSent: 'Forgot password email was successfully sent to {name}',
  verificationSent: 'Verification email was successfully sent to {name}',
  browserOn: '{browser} on {system}',
  unknownDevice: 'Unknown program',
});
