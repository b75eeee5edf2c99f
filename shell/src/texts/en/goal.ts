/** Words about the page that a person wanted before other steps came first. */
export const goal = {
  label: 'Your next step',
  dataset: 'You wanted to request access to dataset {dataset}.',
  request: 'You wanted to start a request.',
  page: 'You wanted to open another page of the portal.',
  dismiss: 'Dismiss',
  stationsLabel: 'Steps to your request',
  stations: {
    account: 'Account',
    institution: 'Institution confirms you',
    joinder: 'Joinder',
    request: 'Request',
  },
  stationDone: ' (done)',
  afterLogin: {
    dataset: 'After you log in, you can continue your request for dataset {dataset}.',
    request: 'After you log in, you can continue your request.',
    page: 'After you log in, you can continue to the page you wanted.',
  },
} as const;
