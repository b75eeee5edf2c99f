/** Words of the address of one's calendar. */
export const calendar = {
  title: { calendar: 'Calendar', 'term-calendar': 'Subscribe in your own calendar' },
  lead: {
    calendar:
      'Your calendar program can show the due dates of your reviews and the review meetings, and keeps them up to date by itself.',
    'term-calendar':
      'Your calendar program can show when access ends, when a renewal is due and when an IRB letter ends. It keeps the dates up to date by itself.',
  },
  /** Whoever signs for an institution has another date, or one more. */
  officialLead: {
    sbso: 'Your calendar program can show by which day the researchers of your institution are to be verified. It keeps the date up to date by itself.',
    pi_sbso:
      'Your calendar program can show when access ends, when a renewal is due, when an IRB letter ends, and by which day the researchers of your institution are to be verified. It keeps the dates up to date by itself.',
  },
  make: 'Make a calendar address',
  address: 'Your calendar address',
  help: 'Shown this once: copy it into your calendar program now. Whoever has it can read these dates, so give it to nobody.',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Could not copy. Select the address and copy it yourself.',
  since: 'Your calendar address was made on {time}. It is not shown again.',
  replace: {
    open: 'New address',
    title: 'Make a new calendar address?',
    consequence:
      'The address that you have stops working at once. Calendar programs that use it need the new one.',
    confirm: 'Make New Address',
  },
  remove: {
    open: 'Remove',
    title: 'Remove your calendar address?',
    consequence:
      'It stops working at once, and calendar programs that use it show these dates no longer. You can make a new one.',
    confirm: 'Remove Address',
    done: 'Your calendar address was removed.',
  },
  stale: 'Your calendar address was changed elsewhere meanwhile. This is how it is now.',
} as const;
