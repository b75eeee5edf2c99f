import { translatable } from '@portal/contract/words';

/** Words of mails about accounts. What is between tags becomes a link; tags with nothing between them show its address. */
export const accountMails = translatable('core/account-mails', {
  passwordReset: {
    subject: 'Set a new password for {product}',
    asked: 'We were asked for a new password for your account. Follow this link to set one.',
    link: 'Set a new password',
    limits: 'The link works once, within one hour. Your old password works until you set a new one.',
    ignore: 'If you did not ask for this, please ignore this email.',
  },
  firstPassword: {
    subject: 'Set a new password',
    moved: 'Your account has moved to the new portal. Please set a new password before you log in.',
    limits: 'The link works once, within one hour.',
    ignore: "If you did not try to log in, you don't need to do anything.",
  },
  passwordChanged: {
    subject: 'Your password for {product} was changed',
    changed: 'Your password was changed, and you were logged out on every device.',
    changedByOwner:
      'Your password was changed from your profile, and you were logged out on every other device.',
    notYou:
      "If this was you, you don't need to do anything. If not, <reset>set a new password</reset> immediately and contact <support>{address}</support>.",
  },
  factor: {
    subject: 'A change to how you log in to {product}',
    added: '“{name}” was added as a second factor of your account. You need it from now on when you log in.',
    removed: '“{name}” was removed from the second factors of your account.',
    linked: 'You can now log in to your account with your account at {name}.',
    unlinked: 'You can no longer log in to your account with your account at {name}.',
    recoveryUsed:
      'A recovery code was used for your account. {remaining, plural, =0 {None is left} one {One is left} other {# are left}}. You can create new ones on My Profile.',
    recoveryCreated: 'New recovery codes were created for your account. The earlier ones no longer work.',
    guessed:
      'Someone, perhaps you, entered your password and then several wrong codes. No one got in, and further attempts are delayed.',
    reset:
      '{admin} removed all second factors of your account, and you were logged out on every device. Reason: {reason}',
    resetAsked:
      '{admin} asked to remove all second factors of your account. A second administrator must agree. Reason: {reason}',
    notYou:
      "If this was you, you don't need to do anything. If not, <reset>set a new password</reset> immediately and contact <support>{address}</support>.",
    notAsked: 'If you did not ask for this, contact <support>{address}</support> immediately.',
  },
  verification: {
    subject: 'Confirm your email address for {product}',
    thanks: 'Thank you for registering with {product}. To finish, please confirm that this address is yours.',
    link: 'Confirm my email address',
    limits:
      'The link works once, within 7 days. If it has expired, open it anyway and we will send you a new one.',
    ignore:
      'If you did not register, please ignore this email. No one can use the account without this link.',
    registeredTwice:
      'Thank you for registering with {product}. This address was registered more than once. To finish, please confirm that the address is yours by setting a password.',
    setPassword: 'Set my password',
    passwordLimits: 'The link works once, within one hour.',
    ignoreTwice:
      'If you did not register, please ignore this email. No one can use the account without a link from an email to you.',
  },
  alreadyRegistered: {
    subject: 'You already have an account with {product}',
    tried:
      'Someone tried to register with this address. You already have an account, so nothing was changed.',
    login: 'Log in',
    forgot: 'Forgot your password? <reset>Set a new one</reset>. That link works once, within one hour.',
    notYou: "If this was not you, you don't need to do anything.",
  },
  lookAlike: {
    subject: 'Someone used an address similar to yours with {product}',
    tried:
      'Someone tried to use an email address that closely resembles yours. Nothing was changed and no account was created.',
    isYou:
      'If this was you, <login>log in</login> with the address this email was sent to. If you need the other address, contact <support>{address}</support>.',
  },
  closed: {
    subject: 'Your account with {product} is not active',
    tried: 'Someone, perhaps you, tried to use the account with this address. It is no longer active.',
    reopen: 'If you need it again, please contact <support>{address}</support>.',
  },
  slowedLogin: {
    subject: 'Many wrong passwords for your account with {product}',
    tried:
      'Someone, perhaps you, repeatedly tried to log in to your account with an incorrect password. No one got in. To protect your account, further attempts are delayed. Devices you have used before are usually not affected.',
    follow: "If you can't log in because of this, follow this link and try again.",
    link: 'Let me log in now',
    limits: 'The link works once, within 24 hours. Forgot your password? <reset>Set a new one</reset>.',
    notYou: "If this was not you, you don't need to do anything.",
  },
  created: {
    subject: 'Your account with {product}',
    byFoundation: '{foundation} has created an account for you. Please set a password to use it.',
    link: 'Set your password',
    limits:
      'The link works once, within one hour. After that, ask for a new one at <page></page> with this email address.',
    unexpected: 'If you did not expect this, contact <support>{address}</support>.',
  },
  newAddress: {
    subject: 'Confirm your new email address for {product}',
    confirm:
      'Please confirm that this is the new address of your account. Until then, your account keeps its old address.',
    link: 'Confirm my new address',
    limits: 'The link works once, within one day. If you did not ask for this, please ignore this email.',
  },
  addressAsked: {
    subject: 'A new email address for your account with {product}',
    asked:
      'We were asked to change the address of your account to {email}. It changes once it is confirmed from there.',
    notYou:
      'If you did not ask for this, <reset>set a new password</reset> immediately and contact <support>{address}</support>.',
  },
  addressTaken: {
    subject: 'Your email address and {product}',
    wanted:
      'Someone, perhaps you, tried to use this address for another account. It belongs to your account, so nothing was changed.',
    twoAccounts: 'If you have two accounts, contact <support>{address}</support> and we will merge them.',
  },
  addressChanged: {
    subject: 'The email address of your account with {product} was changed',
    changed:
      "Your account's email address is now {new}; it was {old}. Use the new address to log in. Every device was logged out except the one that confirmed the change.",
    notYou: 'If this was not you, contact <support>{address}</support> immediately.',
  },
});
