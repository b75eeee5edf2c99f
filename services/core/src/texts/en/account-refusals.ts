import { translatable } from '@portal/contract/words';

/** What a service refuses about accounts, people and their sessions. */
export const accountRefusals = translatable('core/account-refusals', {
  login: {
    wrong: 'Incorrect email or password',
    inactive: 'This account is not active. Please contact support.',
    noPassword: 'Please set a new password. We have sent you an email with a link.',
    demoAccount: 'Demo accounts are disabled on this portal. Please contact support.',
    unlockMailed:
      'If there is an account with this address, we have sent it an email with a link that lets you log in now',
    tooMany: 'Too many attempts. Please try again in {time}',
    minutes: '{count, plural, one {# minute} other {# minutes}}',
    hours: '{count, plural, one {# hour} other {# hours}}',
    secondStep: 'Please enter the code of your second factor',
    stepOver: 'This login took too long. Please enter your password again',
    tooOften: 'Too many attempts. Please try again later',
  },
  link: {
    usedOrOld: 'This link has already been used or has expired',
    dead: 'The link in this email is no longer valid',
  },
  password: {
    wrong: 'Incorrect password',
    tooEasy: 'This password is too easy to guess. Please choose another one',
    unchanged: 'Please choose a different password from your current one',
    ownOnly: 'Only the person themselves can change their password',
  },
  factor: {
    wrongCode: 'This code is not correct, or it was already used',
    wrongRecovery: 'This recovery code is not correct, or it was already used',
    wrongPasskey: "We couldn't confirm this passkey. Please try again",
    notBegun: 'This took too long. Please start again',
    tooMany: 'You can have at most {count} second factors. Remove one first',
    needed: 'Your role needs a second factor. Add another one first',
    none: 'Add a second factor first',
    passwordOnly: 'Please use your second factor',
    anotherAdministrator: 'You already asked for this. Another administrator must confirm it',
    notWhileActing: "You can't change a second factor while impersonating someone",
  },
  organization: {
    unknown: 'This organization is not set up here',
    unreachable: "{organization} can't be reached right now. Please log in another way, or try again later",
    refused: 'The login at {organization} did not work. Please try again',
    cancelled: 'You did not finish the login at {organization}',
    over: 'This login took too long or was already used. Please start again',
    linkedElsewhere: 'This login at {organization} belongs to another account',
    notProved: '{organization} did not confirm again who you are. Please log in again',
    wrongLogout: 'This logout token is not valid',
    notWhileActing: "You can't change how someone logs in while impersonating them",
  },
  address: {
    unchanged: 'The account already has this address',
    known: 'There is already an account with this email address',
    alike: 'There is an account with an email address that closely resembles this one',
    notWhileActing: "You can't change an email address while impersonating someone",
  },
  acting: {
    ended: 'Your impersonation session has expired',
    alreadyActing: 'Stop impersonating one person before you impersonate another',
    unknownPerson: 'No account with this email',
    oneself: 'You cannot impersonate yourself',
    superuser: 'Superusers cannot be impersonated',
    cannotLogIn: "{person} can't log in right now",
    noTerms: "You can't accept terms while impersonating someone",
    noGoal: 'Only the person themselves can change the page they want to open',
    noSessions: "You can't end sessions while impersonating someone",
  },
  registration: {
    invitedAddress: "This is the invited address and can't be changed",
    noAccount: "We can't create an account with this address. Please contact {support}",
    useForm: 'Please fill in the registration form to accept the invitation',
    connectOrcidAgain: 'Please connect your ORCID iD again, so that we know it is yours',
    orcidCode: 'ORCID did not accept this code. Please try again',
    noOrcid: 'ORCID is not set up here',
    orcidUnreachable: "ORCID can't be reached right now. You can register without it",
    botCheckUnreachable: 'The bot check cannot be reached. Please try again',
  },
  user: {
    languageNotOffered: 'This language is not offered here',
    foreignRole: "This is not one of the person's roles",
    rolesExclude: '{one} and {other} cannot be held together',
    mayNotGive: "You can't assign or remove: {roles}",
    unknownInstitution: 'This institution does not exist',
    noLongerMember: 'You no longer appear to be a member of this institution. Contact support.',
    signsFor: 'This person is the Signing Official of {institution}. Name another Signing Official first.',
    chooseOfficialFirst:
      'This person is the Signing Official of {institution}. Choose another Signing Official first.',
    inactive: 'This account is not active. Activate it first.',
    verified: 'This account is already verified',
  },
  mailLimits: {
    invitation:
      'You have reached the daily limit for invitations. Please continue tomorrow, or contact {support}',
    address_change:
      'You have reached the daily limit for address changes. Please continue tomorrow, or contact {support}',
    staff_link: 'You have reached the daily limit for links. Please continue tomorrow, or contact {support}',
    staff_mail: 'You have reached the daily limit for emails. Please continue tomorrow, or contact {support}',
    invited:
      'This person has been invited several times today. Please try again tomorrow, or contact {support}',
  },
  portalLogOnly: 'Reserved for the portal itself',
});
