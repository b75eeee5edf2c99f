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
    changedByOwner:
      'The password of your account was changed from your profile just now. Every other device was logged out.',
    notYou:
      'If this was you, you need not do anything. If it was not, <reset>set a new password</reset> at once and write to <support>{address}</support>.',
  },
  verification: {
    subject: 'Confirm your email address for {product}',
    thanks:
      'Thank you for registering with {product}. Please confirm that this address is yours to finish your account.',
    link: 'Confirm my email address',
    limits:
      'The link works once, within 7 days. After that, use it once more and we will send you a new one.',
    ignore:
      'If you did not register, please ignore this email. Nobody can use the account without this link.',
    registeredTwice:
      'Thank you for registering with {product}. This address was registered more than once. Please set a password of your own to confirm that the address is yours and to finish your account.',
    setPassword: 'Set my password',
    passwordLimits: 'The link works once, within one hour.',
    ignoreTwice:
      'If you did not register, please ignore this email. Nobody can use the account without a link from a mail to you.',
  },
  alreadyRegistered: {
    subject: 'You already have an account with {product}',
    tried:
      'Somebody tried to register with this address. You already have an account, so nothing was changed.',
    login: 'Log in',
    forgot:
      'Did you forget your password? <reset>Set a new one</reset>. That link works once, within one hour.',
    notYou: 'If this was not you, you need not do anything.',
  },
  lookAlike: {
    subject: 'An address that looks like yours and {product}',
    tried:
      'Somebody tried to use an address that looks like yours, but is another one. Nothing was changed, and no account was made for it.',
    isYou:
      'If this was you, <login>log in</login> with the address of this mail. Do you need the other address? Write to <support>{address}</support>.',
  },
  closed: {
    subject: 'Your account with {product} is not active',
    tried: 'Somebody, perhaps you, tried to use the account of this address. It is not active any more.',
    reopen: 'If you need it again, please write to <support>{address}</support>.',
  },
  slowedLogin: {
    subject: 'Many wrong passwords for your account with {product}',
    tried:
      'Somebody, perhaps you, tried many times to log in to your account with a wrong password. Nobody got in. To protect the account, new tries now have to wait. Devices on which you logged in before usually do not.',
    follow: 'If you cannot log in because of this, follow this link and try again.',
    link: 'Let me log in now',
    limits:
      'The link works once, within 24 hours. Did you forget your password? <reset>Set a new one</reset>.',
    notYou: 'If it was not you, you need not do anything.',
  },
  created: {
    subject: 'Your account with {product}',
    byFoundation: '{foundation} has created an account for you. Please set a password to use it.',
    link: 'Set your password',
    limits:
      'The link works once, within one hour. After that, ask for a new one at <page>{url}</page> with this email address.',
    unexpected: 'If you did not expect this, write to <support>{address}</support>.',
  },
  newAddress: {
    subject: 'Confirm your new email address for {product}',
    confirm:
      'Please confirm that this is the new address of your account. Until then your old address stays.',
    link: 'Confirm my new address',
    limits: 'The link works once, within one day. If you did not ask for this, please ignore this email.',
  },
  addressAsked: {
    subject: 'A new email address for your account with {product}',
    asked:
      'We were asked to change the address of your account to {email}. It changes when somebody confirms it from there.',
    notYou:
      'If you did not ask for this, <reset>set a new password</reset> at once and write to <support>{address}</support>.',
  },
  addressTaken: {
    subject: 'Your email address and {product}',
    wanted:
      'Somebody, perhaps you, wanted to use this address for another account. It belongs to your account, so nothing was changed.',
    twoAccounts: 'Do you have two accounts? Write to <support>{address}</support>, and we will join them.',
  },
  addressChanged: {
    subject: 'The email address of your account with {product} was changed',
    changed:
      'Your account has the address {new} now. Use it to log in. It was {old} before. Every device was logged out, but for the one on which the change was confirmed.',
    notYou: 'If this was not you, write to <support>{address}</support> at once.',
  },
});
