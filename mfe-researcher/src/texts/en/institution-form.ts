/** Words of the forms about institutions and their Signing Officials (spec 1 sections 2, 3 and 5). */
export const fields = {
  officialTitle: 'Signing Official',
  officialHelp:
    'The person who may sign agreements for the institution, often in the office of sponsored programs. This cannot be you.',
  institutionTitle: 'Institution',
} as const;

/** Words around the forms that add an institution. */
export const creating = {
  provideTitle: 'Add your institution',
  provideIntro:
    'Your institution is not in our list yet. Tell us its name and who signs for it. We then write to that person, who gives the details of the institution. You can already prepare and submit requests.',
  provideSubmit: 'Add institution',
  has: 'You belong to {institution} already.',
  toInstitution: 'Go to its page',
  what: 'the new institution',
  cancel: 'Cancel',
  joined: 'You now belong to {institution}',
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
