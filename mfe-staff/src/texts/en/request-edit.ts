/** Words of editing a request. */
export const requestEdit = {
  menu: 'Edit Request',
  renewal: 'Edit Renewal',
  closed: 'This request can no longer be changed.',
  title: 'Edit Request',
  lead: 'Correct the answers of {name}. The owner is notified and can see your changes on this page.',
  subject: 'the changes to this request',
  save: 'Save changes',
  cancel: 'Cancel',
  saved: 'Changes saved',
  datasets: {
    title: 'Requested datasets',
    label: 'Datasets',
    help: "You can't add datasets that the owner can't request.",
    required: 'Choose at least one dataset',
  },
  theirs: 'Someone else changed this request while you were editing it',
  otherPart: 'Other parts',
  otherChange:
    'The answers are as you opened them. Something else changed, such as the status or the reviewers.',
  loading: 'Fetching Information',
} as const;
