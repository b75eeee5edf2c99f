/** Words of /annual-researcher-review, where a Signing Official confirms or removes researchers (spec 3 section 2.12). */
export const verification = {
  title: 'Researcher verification',
  home: 'Home',
  intro:
    'Confirm who does research at {institution}. People you confirm can agree to the terms of its agreement (the joinder). People you remove lose their access through {institution}.',
  loading: 'Fetching Information',
  readFailed: 'Could not get the researchers.',
  noInstitution: 'You are not a Signing Official yet, so there is no one to confirm.',
  back: 'Return To Home',
  waitingTitle: 'Waiting for your decision',
  noOneWaits: 'No one is waiting for your decision.',
  joined: 'Joined on {date}',
  lastChecked: 'Last confirmed on {date}',
  annual: 'Yearly verification',
  recent: 'Recently affiliated',
  otherDomain: "Email address outside the institution's domains",
  byDomain: 'Member by email domain',
  confirmAll: 'Confirm all {count}',
  confirmAllHelp: 'Then change the answer for anyone who has left or whom you do not know.',
  decide: 'Does {name} do research at {institution}?',
  confirm: 'Yes, confirm',
  remove: 'No, remove',
  later: 'Decide later',
  reason: 'Reason for removing {name}',
  reasonHelp: 'We include it in our email to {name}.',
  reasonMissing: 'Required field',
  checked: 'I have checked each of these decisions',
  decideFirst: 'Choose yes or no for everyone: {decided} of {count} done.',
  decideOne: 'Choose yes or no for at least one person.',
  tickFirst: 'Confirm that you have checked each decision, then submit.',
  submit: 'Submit',
  submitting: 'Saving',
  listTitle: 'Researchers of {institution}',
  confirmed: 'Confirmed',
  checkedOn: 'Confirmed on {date}',
  removed: 'Removed',
  removedWhy: 'Reason: {reason}',
  joinder: 'Joinder agreed on {date}',
  noJoinder: 'Joinder: not yet',
  removeOne: 'Remove',
  removeOneOf: 'Remove {name}',
  restoreOne: 'Confirm',
  restoreOneOf: 'Confirm {name}',
  removeTitle: 'Remove {name} from {institution}?',
  removeConsequence:
    '{name} loses all access through {institution}. We will email them. You can confirm them later.',
  removeSubmit: 'Remove researcher',
  cancel: 'Cancel',
  stale:
    'Another official made a decision, or someone joined. The list is now up to date; please review it again.',
} as const;

/** What an official has decided, and what they take along. */
export const result = {
  title: 'Saved decisions',
  saved: 'Your decisions are saved. We will email everyone they affect.',
  decided:
    '{confirmed, plural, =0 {} one {You confirmed # researcher. } other {You confirmed # researchers. }}{removed, plural, =0 {} one {You removed # researcher.} other {You removed # researchers.}}',
  pdf: 'Download as PDF',
  calendar: 'Add to calendar',
} as const;

/** Where the institution stands in its year, which begins with the execution of its RDA. */
export const year = {
  next: 'The next yearly verification of all researchers is due by {day}.',
  due: 'The yearly verification of your researchers is due by {day}',
  overdue: 'The yearly verification of your researchers was due on {day}',
} as const;

/** On the official's home, and on the page of the institution. */
export const verificationPanel = {
  idle: {
    title: 'Researchers',
    text: 'All researchers of {institution} are confirmed.',
  },
  waiting: {
    title:
      '{count, plural, one {# person who registered with {institution} is waiting for your decision} other {# people who registered with {institution} are waiting for your decision}}',
    text: '{names}',
  },
  yearly: {
    title: 'Confirm the researchers of {institution}',
    text: '{count, plural, one {# researcher to confirm} other {# researchers to confirm}}: {names}',
  },
  more: '{count, plural, one {# other} other {# others}}',
  open: 'Confirm or remove researchers',
  openYearly: 'Confirm researchers',
} as const;

/** To someone whom the institution removed. */
export const disownedMember = {
  title: '{institution} does not list you as one of its researchers',
  text: 'Its Signing Official removed you from its list of researchers. You can see only its public information. The reason is in the email we sent. If this is a mistake, contact the Signing Official or support.',
} as const;

/** To a member whom the institution has not confirmed. */
export const unconfirmedMember = {
  title: '{institution} has not confirmed you yet',
  text: 'Its Signing Official must first confirm that you do research there. Then you can read the details and the agreement of the institution. You can already prepare and submit requests.',
} as const;
