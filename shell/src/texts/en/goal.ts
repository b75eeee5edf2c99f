/** Words about the page that a person wanted before other steps came first. */
export const goal = {
  label: 'Your next step',
  dataset: 'You wanted to request access to dataset {dataset}.',
  request: 'You wanted to start a request.',
  page: 'You wanted to open another page of the portal.',
  dismiss: 'Dismiss',
  kept: {
    dataset: 'We keep your request for dataset {dataset}. You continue with it after you have logged in.',
    request: 'We keep your request. You continue with it after you have logged in.',
    page: 'We keep the page that you wanted. You continue there after you have logged in.',
  },
} as const;
