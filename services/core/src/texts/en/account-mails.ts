import { translatable } from '@portal/contract/words';

/** Words of mails about accounts. What stands between tags becomes a link. */
export const accountMails = translatable('core/account-mails', {
  salutation: 'Dear {name},',
  colleague: 'colleague',
  passwordReset: {
    subject: 'Set a new password for {product}',
    asked: 'We were asked for a new password for your account. Follow this link to set one.',
    link: 'Set a new password',
    limits: 'The link works once, within one hour. Your old password stays until then.',
    ignore: 'If you did not ask for this, please ignore this email.',
  },
  firstPassword: {
    subject: 'Set a new password',
    moved: 'Your account moved to the new portal. Please set a new password before you log in.',
    limits: 'The link works once, within one hour.',
    ignore: 'If you did not try to log in, you need not do anything.',
  },
  passwordChanged: {
    subject: 'Your password for {product} was changed',
    changed: 'The password of your account was changed just now, and every device was logged out.',
    notYou:
      'If this was you, you need not do anything. If it was not, <reset>set a new password</reset> at once and write to <support>{address}</support>.',
  },
});
