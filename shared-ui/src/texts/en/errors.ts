/** Words of errors. */
export const errors = {
  // CorrelationId
  copyingIsBlockedHerePlease: 'Copying is blocked here. Please select the id and copy it.',
  correlationId: 'Correlation id: {part}',
  copied: 'Copied',
  copyId: 'Copy id',
  // ErrorBoundary
  thisPartOfThePage: 'This part of the page could not be shown',
  // RetryPanel
  tryAgain: 'Try again',
  tryingAgain: 'Trying again',
  theRestOfThePortal: 'The rest of the portal still works. Nothing that you saved is lost.',
  // failureText
  unexpectedError: 'Unexpected error',
  close: 'Close',
  // ForbiddenPage
  unavailable: 'This page is not available, or your role has no permission to see it.',
  unavailableHelp: 'If you think that this is a mistake, write to {support}.',
  // StatusPanels
  returnToHome: 'Return To Home',
  ifYouThinkThatThis: 'If you think that this is a mistake, write to {link}.',
  permissionsIssue: 'Permissions Issue',
  sorryYouCurrentlyDontHave: "Sorry, you currently don't have permission to access this page",
  lookingForSomething: 'Looking for something?',
  thisPageDoesNotExist:
    'This page does not exist, or you may not see it. Check the address, or start again from the home page.',
  serverError: 'Server Error',
  sorryButThereWasAn: 'Sorry, but there was an issue retrieving necessary data from the server',
} as const;
