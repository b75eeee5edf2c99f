/** Words of what an administrator can finish now. */
export const ready = {
  title: 'Ready for you',
  label: 'What you can finish now',
  loading: 'Fetching Information',
  loadFailed: 'Could not get what is ready for you.',
  sign: '{count, plural, one {{shown} RDA is waiting for your signature} other {{shown} RDAs are waiting for your signature}}',
  signTransfer:
    '{count, plural, one {{shown} MTA is waiting for your signature} other {{shown} MTAs are waiting for your signature}}',
  approve:
    '{count, plural, one {{shown} {type} request is ready to approve} other {{shown} {type} requests are ready to approve}}',
  answered:
    '{count, plural, one {{shown} request has an answer from the researcher} other {{shown} requests have an answer from the researcher}}',
  assign:
    '{count, plural, one {{shown} new request needs a primary reviewer} other {{shown} new requests need a primary reviewer}}',
  assignMatch:
    '{count, plural, one {{shown} new Research Match application needs a primary reviewer or is ready to begin} other {{shown} new Research Match applications need a primary reviewer or are ready to begin}}',
  institutions:
    '{count, plural, one {{shown} institution is waiting for a decision} other {{shown} institutions are waiting for a decision}}',
  signNow: 'Sign',
  review: 'Approve',
  read: 'Read',
  assignNow: 'Assign',
  decide: 'Decide',
  emptyTitle: 'Nothing is ready for you',
  emptyText: 'Requests, answers and institutions that you can decide appear here.',
  filter: 'Readiness',
  isReady: 'Ready to approve',
  isNotReady: 'Not ready to approve',
  progress: '{done} of {count} done',
  allDone: 'All {count} done.',
  home: 'Return to Home',
} as const;
