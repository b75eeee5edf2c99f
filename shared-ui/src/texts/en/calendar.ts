/** Words of the address of one's calendar. */
export const calendar = {
  title: { calendar: 'Calendar', 'term-calendar': 'Subscribe with your calendar app' },
  lead: {
    calendar:
      'Your calendar app can show review meetings and the due dates of your reviews. Changes appear there automatically.',
    'term-calendar':
      'Your calendar app can show when access ends, when a renewal is due and when an IRB letter expires. Changes appear there automatically.',
  },
  /** People who sign for an institution have another date, or one more. */
  officialLead: {
    sbso: "Your calendar app can show when to confirm your institution's researchers. Changes appear there automatically.",
    pi_sbso:
      "Your calendar app can show when access ends, when a renewal is due and when an IRB letter expires. It also shows when to confirm your institution's researchers. Changes appear there automatically.",
  },
  make: 'Create calendar link',
  address: 'Your calendar link',
  help: "Shown only once: copy it into your calendar app now. Don't share it. Anyone who has it can see these dates.",
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Could not copy. Select the link and copy it yourself.',
  since: 'Your calendar link was created on {time}. It is not shown again.',
  replace: {
    open: 'New link',
    title: 'Create a new calendar link?',
    consequence: 'Your current link stops working immediately. Calendar apps that use it need the new one.',
    confirm: 'Create New Link',
  },
  remove: {
    open: 'Remove',
    title: 'Remove your calendar link?',
    consequence:
      'It stops working immediately, and calendar apps no longer show these dates. You can create a new one.',
    confirm: 'Remove Link',
    done: 'Your calendar link was removed.',
  },
  stale: 'Your calendar link was changed elsewhere. This is the current state.',
} as const;
