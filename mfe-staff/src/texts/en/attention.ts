/** Words of what needs a hand in the running of the portal. */
export const attention = {
  panel: 'Needs a hand',
  fine: 'All fine',
  fineSince: 'All fine since {since}',
  partFailed: 'Some checks did not load. There may be more.',
  checkAgain: 'Check again',
  since: 'Since {since}',
  unknown: 'no reason was given',
  causes: {
    email: '{count, plural, one {# email was} other {# emails were}} not sent: {cause}',
    system: '{cause} does not answer. The portal checks it again every few minutes.',
    night: '{cause}: {count, plural, one {# nightly run} other {# nightly runs}} failed',
    access: '{count, plural, one {# change} other {# changes}} of access did not reach the data: {cause}',
  },
  acts: {
    email: 'Send {count, plural, one {# email} other {# emails}} again',
    system: '',
    night: 'Run again',
    access: 'Send {count, plural, one {# change} other {# changes}} again',
  },
  open: { email: 'Show emails', system: 'Show systems', night: 'Show nightly runs', access: 'Show access' },
  done: {
    email: 'Emails are being sent',
    system: '',
    night: 'It will run again within a minute.',
    access: 'Changes are being sent',
  },
  someRefused: '{done} done, {refused} not done',
  failed: "We couldn't try again.",
} as const;
