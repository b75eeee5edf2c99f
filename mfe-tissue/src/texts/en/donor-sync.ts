/** Words of the synchronisation of donors. */
export const donorSync = {
  title: 'Donor Synchronisation',
  summary: 'Donors are read from the brain bank every night, and whenever you ask for it.',
  loadFailed: 'Could not get the synchronisations.',
  stores: { main: 'Main store', pilot: 'Pilot store' },
  states: { running: 'Running', done: 'Done', failed: 'Failed' },
  kinds: { full: 'All donors', delta: 'Changes only' },
  neverRead: 'This store was never read.',
  lastRead: 'Last read {date}',
  lastReadHelp:
    '{seen, plural, one {# donor seen} other {# donors seen}}: {added} added, {changed} changed, {removed} gone.',
  refusedHelp:
    '{count, plural, one {# donor was not believed and stays as it was.} other {# donors were not believed and stay as they were.}}',
  running: 'Reading since {time}.',
  failed: 'The last attempt, {date}, failed: {problem}',
  failedKeeps: 'Donors stay as they were read before. It is tried again tonight.',
  unknownProblem: 'no reason was given',
  accept: '{count, plural, one {Accept that # donor is gone} other {Accept that # donors are gone}}',
  acceptTitle:
    '{count, plural, one {Is # donor of the {store} gone?} other {Are # donors of the {store} gone?}}',
  acceptText:
    'The brain bank is read again, and as many as that may be gone. They stay in collections, marked as no longer available, and nobody can choose them any more.',
  start: 'Synchronise now',
  startOf: 'Synchronise now: {store}',
  started: 'Reading the {store}',
  // the list
  all: 'All Synchronisations',
  caption: 'Synchronisations',
  columns: {
    started: 'Started',
    store: 'Store',
    kind: 'What was read',
    state: 'State',
    by: 'Started by',
    seen: 'Seen',
    added: 'Added',
    changed: 'Changed',
    removed: 'Gone',
    refused: 'Not believed',
  },
  clock: 'Nightly run',
  filterStore: 'Store',
  filterState: 'State',
  emptyTitle: 'Nothing was read yet',
  emptyText: 'The first synchronisation runs tonight. You can start one now.',
  // what changed
  changesFailed: 'Could not get what changed.',
  noChanges: 'No donor changed.',
  changesCaption: 'What changed',
  donor: 'Donor',
  change: 'Change',
  fields: 'Fields',
  changes: {
    added: 'Added',
    changed: 'Changed',
    removed: 'Gone',
    returned: 'Back again',
    refused: 'Not believed',
  },
  noHash: 'Without a known hash',
  shownOf: 'The first {shown} of {count} donors.',
  problem: 'Problem: {problem}',
} as const;

/** Words of the texts that came new from the brain bank. */
export const donorTexts = {
  title: 'New Texts',
  description:
    'A new text from the brain bank is hidden until you have reviewed it. The donor and the other fields are shown.',
  caption: 'Texts from the brain bank',
  columns: {
    text: 'Text',
    field: 'Field',
    donors: 'Donors affected',
    state: 'State',
    created: 'Arrived',
    decided: 'Reviewed',
  },
  states: { waiting: 'Waits for review', approved: 'Approved', withheld: 'Withheld' },
  decidedBy: '{person}, {date}',
  formerPerson: 'A former user',
  emptyTitle: 'No new texts yet',
  emptyText: 'New texts appear here after a synchronisation.',
  dialogTitle: 'Review text: {field}',
  withheldFrom:
    '{count, plural, one {It is hidden on the page of this donor:} other {It is hidden on the pages of # donors, including:}}',
  question:
    'Could this text tell who the donor was: by a name, a nickname, a place or a rare event? Then keep it withheld, and ask the brain bank to correct it. The corrected text comes with the next synchronisation.',
  approve: 'Approve',
  withhold: 'Keep withheld',
  withholdAgain: 'Withhold',
  approvedDone: 'The text is shown',
  withheldDone: 'The text stays withheld',
} as const;
