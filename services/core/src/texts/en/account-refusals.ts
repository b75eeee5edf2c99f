import { translatable } from '@portal/contract/words';

/** What a service refuses about accounts, people and their sessions. */
export const accountRefusals = translatable('core/account-refusals', {
  login: {
    wrong: 'The email or the password is not right',
    inactive: 'This account is not active. Please contact support.',
    noPassword: 'Please set a new password. We have sent you an email with a link.',
    demoAccount: 'This is a demo account, and this portal has no demo. Please contact support.',
    unlockMailed:
      'If there is an account with this address, we have sent it an email with a link that lets you log in now',
    tooMany: 'Too many attempts. Please try again in {time}',
    minutes: '{count, plural, one {# minute} other {# minutes}}',
    hours: '{count, plural, one {# hour} other {# hours}}',
    tooOften: 'That was too often. Please try again later',
  },
  link: {
    usedOrOld: 'This link was used before or is too old',
    dead: 'The link in this mail is no longer valid',
  },
  password: {
    wrong: 'The password is not right',
    tooEasy: 'This password is too easy to guess. Please choose another one',
    unchanged: 'Please choose a password that you do not use now',
    ownOnly: 'Only the person themselves can change their password',
  },
  address: {
    unchanged: 'This is the address of the account already',
    known: 'There is an account with this email address already',
    alike: 'There is an account whose email address looks like this one',
    notWhileActing: 'An email address is not changed while acting as somebody else',
  },
  acting: {
    ended: 'The time to act for somebody else is over',
    alreadyActing: 'Stop acting for one person before you act for another',
    unknownPerson: 'Nobody has this email',
    oneself: 'You cannot impersonate yourself',
    superuser: 'Superusers cannot be impersonated',
    cannotLogIn: '{person} cannot log in at present',
    noTerms: 'Nobody agrees in the name of somebody else',
    noGoal: 'Only the person themselves can change the page that they want to open',
    noSessions: 'Sessions are not ended while acting as somebody else',
  },
  registration: {
    invitedAddress: 'The address is the one that was invited and cannot be changed',
    noAccount: 'We cannot make an account with this address. Please write to {support}',
    useForm: 'Please fill in the registration form to accept the invitation',
    connectOrcidAgain: 'Please connect your ORCID iD again, so that we know it is yours',
    orcidCode: 'ORCID does not know this code. Please try again',
    noOrcid: 'ORCID is not set up here',
    orcidUnreachable: 'ORCID cannot be reached now. You can register without it',
    botCheckUnreachable: 'The bot check cannot be reached. Please try again',
  },
  user: {
    languageNotOffered: 'This language is not offered here',
    foreignRole: 'This role is not one of the person’s roles',
    rolesExclude: '{one} and {other} cannot be held together',
    mayNotGive: 'You may not give or take: {roles}',
    unknownInstitution: 'We do not know this institution',
    noLongerMember: 'You seem to be no longer a member of this institution. Contact support.',
    signsFor: 'This person is the Signing Official of {institution}. Name another one there first.',
    chooseOfficialFirst:
      'This person is the Signing Official of {institution}. Choose another one there first.',
    inactive: 'This account is not active. Activate it first.',
    verified: 'This account is verified already',
  },
  mailLimits: {
    invitation:
      'You have invited as many people as one account may in a day. Please go on tomorrow, or write to {support}',
    address_change:
      'You have asked for as many new addresses as one account may in a day. Please go on tomorrow, or write to {support}',
    staff_link:
      'You have sent as many links as one account may in a day. Please go on tomorrow, or write to {support}',
    staff_mail:
      'You have written to as many people as one account may in a day. Please go on tomorrow, or write to {support}',
    invited: 'This person was invited several times today. Please go on tomorrow, or write to {support}',
  },
  portalLogOnly: 'Only the portal itself writes lines of this kind',
});
