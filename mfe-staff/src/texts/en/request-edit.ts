/** Words of editing a request. */
export const requestEdit = {
  menu: 'Edit Request',
  renewal: 'Edit Renewal',
  closed: 'This request can no longer be changed.',
  title: 'Edit Request',
  lead: 'Correct the answers of {name}. The owner is told, and sees on this page what you changed.',
  subject: 'the changes to this request',
  save: 'Save changes',
  cancel: 'Cancel',
  saved: 'Changes saved',
  datasets: {
    title: 'Requested datasets',
    label: 'Datasets',
    help: 'What the owner may not ask for is refused for you too.',
    required: 'Choose at least one dataset',
  },
  theirs: 'Somebody else changed this request while you were editing it',
  otherPart: 'Other parts',
  otherChange:
    'Its answers are as you opened them; something else was changed, such as its status or its people.',
  loading: 'Fetching Information',
} as const;
