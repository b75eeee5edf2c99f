/** Words of /annual-researcher-review, where a Signing Official confirms or removes researchers (spec 3 section 2.12). */
export const verification = {
  title: 'Researcher verification',
  home: 'Home',
  intro:
    'Say of everybody in the list whether they do research at {institution}. The yearly verification is decided for all at once; about somebody who came recently you may decide later. Whoever you confirm can read its agreement (RDA) and agree to its joinder. Whoever you remove loses what they have through {institution}, such as access to datasets.',
  loading: 'Fetching Information',
  readFailed: 'Could not get the researchers.',
  noInstitution: 'You sign for no institution yet, so there is nobody to confirm.',
  back: 'Return To Home',
  waitingTitle: 'Waiting for your decision',
  nobodyWaits: 'Nobody waits for your decision.',
  joined: 'Joined on {date}',
  lastChecked: 'Last verified on {date}',
  annual: 'Yearly verification',
  recent: 'Recently affiliated',
  byDomain: 'Member by email domain',
  decide: 'Does {name} do research at {institution}?',
  confirm: 'Yes, confirm',
  remove: 'No, remove',
  later: 'Decide later',
  reason: 'Reason for removing {name}',
  reasonHelp: '{name} reads it in the mail that we send.',
  reasonMissing: 'Required field',
  checked: 'I have checked each of these decisions',
  decideFirst:
    'The yearly verification needs a yes or no for everybody in it: {decided} of {count, plural, one {# person} other {# people}} decided.',
  decideOne: 'Say yes or no to somebody in the list.',
  tickFirst: 'Tick that you have checked each decision, then submit.',
  submit: 'Submit',
  submitting: 'Saving',
  saved: 'Your decisions are saved. We write to everybody whom they change something for.',
  listTitle: 'Researchers of {institution}',
  confirmed: 'Confirmed',
  checkedOn: 'Confirmed, checked on {date}',
  removed: 'Removed',
  removedWhy: 'Reason: {reason}',
  joinder: 'Joinder agreed on {date}',
  removeOne: 'Remove',
  removeOneOf: 'Remove {name}',
  restoreOne: 'Confirm again',
  restoreOneOf: 'Confirm again: {name}',
  removeTitle: 'Remove {name} from {institution}?',
  removeConsequence:
    '{name} loses access to everything that they have through {institution}, and is told so by mail. You can confirm them again later.',
  removeSubmit: 'Remove researcher',
  cancel: 'Cancel',
  stale:
    'Another official decided meanwhile, or somebody joined. The list now shows what is true; please look at it again.',
} as const;

/** Where the institution stands in its year, which begins with the execution of its RDA. */
export const year = {
  next: 'The next yearly verification of all researchers is due by {day}.',
  due: 'The yearly verification of your researchers is due by {day}',
  overdue: 'The yearly verification of your researchers was due by {day} and is overdue',
} as const;

/** On the official's home, and on the page of the institution. */
export const verificationPanel = {
  idle: {
    title: 'Researchers to confirm',
    text: 'All researchers of {institution} are confirmed.',
  },
  waiting: {
    title: '{count, plural, one {# researcher waits for you} other {# researchers wait for you}}',
    text: '{count, plural, one {One person says that they do research at {institution} and waits for your decision.} other {# people say that they do research at {institution} and wait for your decision.}}',
  },
  yearly: {
    title: 'Verify the researchers of {institution}',
    text: '{count, plural, one {One person waits for your decision: do they still do research there?} other {# people wait for your decision: do they still do research there?}}',
  },
  open: 'Confirm or remove researchers',
  openYearly: 'Verify researchers',
} as const;

/** To somebody whom the institution removed. */
export const disownedMember = {
  title: '{institution} does not count you among its researchers',
  text: 'Its Signing Official told us that you do not belong to it, or do so no longer. You read what everybody reads of it. The reason is in the mail that we sent. If this is a mistake, please talk to the Signing Official or contact support.',
} as const;

/** To a member whom the institution has not confirmed. */
export const unconfirmedMember = {
  title: '{institution} has not confirmed you yet',
  text: 'Its Signing Official acts next: they must confirm that you do research there. Then you can read the details and the agreement of the institution. You can already prepare and submit requests.',
} as const;
