/** Words of errors. */
export const errors = {
  correlation: {
    copyFailed: 'Copying is blocked here. Please select the ID and copy it.',
    label: 'Correlation ID: {id}',
    copied: 'Copied',
    copyButton: 'Copy ID',
  },
  partFailed: "This part of the page didn't load",
  retry: {
    button: 'Try again',
    waiting: 'Trying again',
    reassurance: 'The rest of the portal still works. Nothing you saved is lost.',
    visitorReassurance: 'The rest of the portal still works.',
  },
  unexpectedError: 'Unexpected error',
  close: 'Close',
  unavailablePage: {
    text: 'This page is not available, or your role has no permission to see it.',
    help: 'If you think this is a mistake, write to {support}.',
  },
  homeLink: 'Return To Home',
  mistakeHelp: 'If you think this is a mistake, write to {support}.',
  forbidden: {
    title: 'Permissions Issue',
    text: "Sorry, you currently don't have permission to access this page",
  },
  notFound: {
    title: 'Looking for something?',
    text: "This page doesn't exist, or you don't have access to it. Check the address, or start again from the home page.",
  },
  server: {
    title: 'Server Error',
    text: 'Sorry, but there was an issue retrieving necessary data from the server',
  },
} as const;
