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
  status: 'Status',
  investigator: 'Principal Investigator',
  investigatorHelp: 'Who is linked to the new institution. Leave it empty for nobody.',
  investigatorEmpty: 'No researcher found',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  ownEmail: 'You cannot name yourself as the Signing Official. Please give the address of somebody else.',
  officialTitle: 'Signing Official',
  officialHelp:
    'The person who may sign agreements for the institution, often in the office of sponsored programs. This cannot be you.',
  institutionTitle: 'Institution',
} as const;

/** Words around the forms that add an institution. */
export const creating = {
  adminTitle: 'New institution',
  adminSubmit: 'Create institution',
  provideTitle: 'Add your institution',
  provideIntro:
    'Your institution is not in our list yet. Tell us its name and who signs for it. We then write to that person, who gives the details of the institution. You can already prepare and submit requests.',
  provideSubmit: 'Add institution',
  has: 'You belong to {institution} already.',
  toInstitution: 'Go to its page',
  what: 'the new institution',
  cancel: 'Cancel',
  close: 'Close',
  created: 'Institution created',
  einText:
    'An institution with this EIN is in the system already. If it is yours, contact support: {support}. The {help} explains how institutions are found.',
  einTextPlain:
    'An institution with this EIN is in the system already. If it is yours, contact support: {support}.',
  helpPage: 'help page',
  domainsFailed: 'The institution was created, but its email domains were not saved',
  suggestedIntro: 'We know institutions like this one. Is one of them yours?',
  suggestedIntroAdmin: 'There are institutions like this one already.',
  matches: 'Institutions like it',
  matchEin: 'EIN {ein}',
  noEin: 'EIN not known',
  useThis: 'Use this one',
  open: 'Open it',
  joined: 'You now belong to {institution}',
  none: 'None of these: create anyway',
  noneMine: 'None of these is mine: add it anyway',
  back: 'Back to the form',
  stuck: 'Does it not work? Contact support and we add it with you: {support}.',
} as const;

/** Words of /institution-details. */
export const details = {
  title: 'Details of your institution',
  intro:
    'You are the Signing Official of {institution}. Give its details; the foundation then reviews them. After approval we write to you to sign the Researcher Distribution Agreement (RDA).',
  submit: 'Submit for review',
  what: 'the details',
  notYours: 'There is nothing to fill in here',
  notYoursText:
    'Only the current Signing Official of an institution that waits for its details fills in this page.',
  toInstitution: 'Go to your institution',
  home: 'Return To Home',
} as const;

/** Words of /revise-institution-officer. */
export const revise = {
  title: 'Name a new Signing Official',
  intro:
    '{institution} needs a new Signing Official, for example because the person named before declined or was not accepted. Please name somebody who may sign for it. We write to that person, who then gives the details of the institution.',
  submit: 'Invite Signing Official',
  what: 'the new Signing Official',
  notYours: 'Somebody else names the Signing Official',
  notYoursText:
    '{institution} needs a new Signing Official. A researcher whom the institution has confirmed, or an administrator, names them. You need not do anything.',
  notNeeded: 'There is nothing to do here',
  notNeededText: 'Your institution does not need a new Signing Official at the moment.',
} as const;
