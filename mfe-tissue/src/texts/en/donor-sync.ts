/** Words of the synchronization of donors. */
export const donorSync = {
  title: 'Donor Synchronization',
  summary: 'Donors are imported from the brain bank every night. You can also start an import here.',
  loadFailed: 'Could not get the synchronizations.',
  fine: 'All fine',
  fineSince: 'All fine since {since}',
  stores: { main: 'Main store', pilot: 'Pilot store' },
  states: { running: 'Running', done: 'Done', failed: 'Failed' },
  kinds: { full: 'All donors', delta: 'Changes only' },
  neverRead: 'Never synchronized.',
  lastRead: 'Last synchronized {date}',
  lastReadHelp:
    '{seen, plural, one {# donor checked} other {# donors checked}}: {added} added, {changed} changed, {removed} removed.',
  refusedHelp:
    '{count, plural, one {# implausible donor update was rejected; the donor is unchanged.} other {# implausible donor updates were rejected; the donors are unchanged.}}',
  running: 'Running since {time}.',
  failed: 'The synchronization of {date} failed: {problem}',
  failedUnchanged: 'Existing donors are unchanged. The portal tries again tonight.',
  unknownProblem: 'no reason was given',
  accept: '{count, plural, one {Confirm removal of # donor} other {Confirm removal of # donors}}',
  acceptTitle:
    '{count, plural, one {Remove # donor from the {store}?} other {Remove # donors from the {store}?}}',
  acceptText:
    'The brain bank is read again, and up to this many donors can be removed. They stay in collections, marked as no longer available, but can no longer be selected.',
  start: 'Synchronize now',
  startOf: 'Synchronize now: {store}',
  started: 'Synchronizing the {store}',
  // the list
  all: 'All synchronizations',
  caption: 'Synchronizations',
  columns: {
    started: 'Started',
    store: 'Store',
    kind: 'Scope',
    state: 'State',
    by: 'Started by',
    seen: 'Checked',
    added: 'Added',
    changed: 'Changed',
    removed: 'Removed',
    refused: 'Rejected',
  },
  clock: 'Nightly run',
  filterStore: 'Store',
  filterState: 'State',
  emptyTitle: 'No synchronizations yet',
  emptyText: 'The first one runs tonight. You can also start one now.',
  // what changed
  changesFailed: 'Could not get the changes.',
  noChanges: 'No donors changed.',
  changesCaption: 'Changes',
  donor: 'Donor',
  change: 'Change',
  fields: 'Fields',
  changes: {
    added: 'Added',
    changed: 'Changed',
    removed: 'Removed',
    returned: 'Restored',
    refused: 'Rejected',
  },
  noHash: 'Without a known hash',
  shownOf: 'The first {shown} of {count} donors.',
  problem: 'Problem: {problem}',
} as const;

/** Words of the texts that came new from the brain bank. */
export const donorTexts = {
  title: 'New donor details',
  description:
    "New free-text details about a donor are hidden from researchers until you approve them. The donor's other details stay visible.",
  caption: 'Details from the brain bank',
  columns: {
    text: 'Text',
    field: 'Field',
    donors: 'Donors affected',
    state: 'State',
    created: 'Arrived',
    decided: 'Reviewed',
  },
  states: { waiting: 'Waiting for review', approved: 'Approved', withheld: 'Withheld' },
  decidedBy: '{person}, {date}',
  formerPerson: 'A former user',
  emptyTitle: 'No new details yet',
  emptyText: 'New details appear here after a synchronization.',
  dialogTitle: 'Review text: {field}',
  withheldFrom:
    '{count, plural, one {It is hidden on the page of this donor:} other {It is hidden on the pages of # donors, including:}}',
  question:
    'Could this text reveal who the donor was, by a name, a nickname, a place or a rare event? Then keep it withheld, and ask the brain bank to correct it. The corrected text arrives with the next synchronization.',
  approve: 'Approve',
  withhold: 'Keep withheld',
  withholdAgain: 'Withhold',
  approvedDone: 'The text is now shown',
  withheldDone: 'The text stays withheld',
} as const;
