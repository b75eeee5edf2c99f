/** Words of the forms about institutions and their Signing Officials (spec 1 sections 2, 3 and 5). */
export const fields = {
  name: 'Common name',
  nameHelp: 'As researchers know it, for example Northfield University.',
  officialName: 'Official name',
  officialNameHelp: 'The legal name, as it will appear in the agreement.',
  ein: 'EIN',
  einHelp: 'Employer Identification Number, or the national number if there is no EIN.',
  nonprofit: 'Is it a nonprofit institution?',
  isNonprofit: 'Nonprofit',
  yes: 'Yes',
  no: 'No',
  phone: 'Phone number',
  institutionPhone: 'Phone number of the institution',
  domains: 'Email domains',
  domainsHelp: 'The part after @ in its email addresses, for example northfield.edu.',
  domainWrong: 'Enter a domain such as northfield.edu',
  names: 'Associated names',
  namesHelp: 'Other names it is known or searched by: an old name, a short form, a department.',
  unresponsive: 'The institution does not respond',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  ownEmail: "You can't name yourself as the Signing Official. Enter someone else's address.",
  officialTitle: 'Signing Official',
} as const;

/** Words around the forms that add an institution. */
export const creating = {
  close: 'Close',
  einText:
    'An institution with this EIN is already in the system. If it is yours, contact support: {support}. The {help} explains how to find your institution.',
  einTextPlain:
    'An institution with this EIN is already in the system. If it is yours, contact support: {support}.',
  helpPage: 'help page',
  suggestedIntro: 'We found similar institutions. Is one of them yours?',
  suggestedIntroAdmin: 'Similar institutions already exist.',
  matches: 'Similar institutions',
  matchEin: 'EIN {ein}',
  noEin: 'EIN not known',
  useThis: 'Use this one',
  open: 'Open it',
  none: 'None of these: create anyway',
  noneMine: 'Mine is not listed: add it anyway',
  back: 'Back to the form',
  stuck: 'Having trouble? Contact support, and we will add it with you: {support}.',
} as const;
