/** Words of the forms about institutions and their Signing Officials (spec 1 sections 2, 3 and 5). */
export const fields = {
  officialTitle: 'Signing Official',
  officialHelp:
    "The person who can sign agreements for the institution, often in the office of sponsored programs. This can't be you.",
  institutionTitle: 'Institution',
} as const;

/** Words around the forms that add an institution. */
export const creating = {
  provideTitle: 'Add your institution',
  provideIntro:
    'Your institution is not in our list yet. Tell us its name and who signs for it. We then email that person, who provides its details. You can already prepare and submit requests.',
  provideSubmit: 'Add institution',
  has: 'You already belong to {institution}.',
  toInstitution: 'View institution',
  what: 'the new institution',
  cancel: 'Cancel',
  joined: 'You now belong to {institution}',
} as const;

/** Words of /institution-details. */
export const details = {
  title: 'Details of your institution',
  intro:
    'You are the Signing Official of {institution}. Provide its details for the foundation to review. After approval, we will email you a link to sign the Researcher Distribution Agreement (RDA).',
  submit: 'Submit for review',
  what: 'the details',
  notYours: 'There is nothing to fill in here',
  notYoursText:
    "Only the current Signing Official can fill in this page, and only while the institution's details are missing.",
  toInstitution: 'View your institution',
  home: 'Return To Home',
} as const;

/** Words of /revise-institution-officer. */
export const revise = {
  title: 'Name a new Signing Official',
  intro:
    '{institution} needs a new Signing Official, for example because the last one declined or was not accepted. Name someone who can sign for it. We then email that person, who provides its details.',
  submit: 'Invite Signing Official',
  what: 'the new Signing Official',
  notYours: 'Someone else names the Signing Official',
  notYoursText:
    "{institution} needs a new Signing Official. A researcher it has confirmed, or an administrator, must name one. You don't need to do anything.",
  notNeeded: 'There is nothing to do here',
  notNeededText: 'Your institution does not need a new Signing Official right now.',
} as const;
