/** Words of the forms about institutions and their Signing Officials (spec 1 sections 2, 3 and 5). */
export const fields = {
  name: 'Common name',
  nameHelp: 'As researchers know it, for example Northfield University.',
  officialName: 'Official name',
  officialNameHelp: 'The legal name, as it will stand in the agreement.',
  ein: 'EIN',
  einHelp: 'Employer Identification Number, or the national number where there is none.',
  nonprofit: 'Is it a nonprofit institution?',
  isNonprofit: 'Nonprofit',
  yes: 'Yes',
  no: 'No',
  phone: 'Phone number',
  institutionPhone: 'Phone number of the institution',
  domains: 'Email domains',
  domainsHelp: 'What stands after the @ in the addresses of its people, for example northfield.edu.',
  domainWrong: 'Not a valid domain',
  names: 'Associated names',
  namesHelp: 'Other names it is known or searched by: an old name, a short form, a department.',
  unresponsive: 'The institution does not answer us',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  ownEmail: 'You cannot name yourself as the Signing Official. Please give the address of somebody else.',
  officialTitle: 'Signing Official',
} as const;

/** Words around the forms that add an institution. */
export const creating = {
  close: 'Close',
  einText:
    'An institution with this EIN is in the system already. If it is yours, contact support: {support}. The {help} explains how institutions are found.',
  einTextPlain:
    'An institution with this EIN is in the system already. If it is yours, contact support: {support}.',
  helpPage: 'help page',
  suggestedIntro: 'We know institutions like this one. Is one of them yours?',
  suggestedIntroAdmin: 'There are institutions like this one already.',
  matches: 'Institutions like it',
  matchEin: 'EIN {ein}',
  noEin: 'EIN not known',
  useThis: 'Use this one',
  open: 'Open it',
  none: 'None of these: create anyway',
  noneMine: 'None of these is mine: add it anyway',
  back: 'Back to the form',
  stuck: 'Does it not work? Contact support and we add it with you: {support}.',
} as const;
