/** Words of acting for someone else (spec 1 section 4 "Impersonation"). */
export const impersonation = {
  region: 'Impersonation',
  banner: '{real}, you are acting as {other}.',
  left: '{minutes, plural, other {# min left}}',
  lastMinute: 'less than 1 min left',
  environment: 'Environment: {environment}',
  stop: 'Stop acting as {other}',
  stopping: 'Stopping',
  stopFailed: 'You are still acting as {other}. Please try again.',
  returned: 'Your impersonation session has expired. You are back in your own account.',
  close: 'Close',
  endsAt: 'You are acting as {other} until {time}. Then you return to your own account.',
  consequence: '{real}, you are acting as {other} in the {environment} environment.',
  recorded: 'This change will be recorded as made by {other}. The history will show both names.',
  confirm: 'Make the change as {other}',
  cancel: 'Cancel',
} as const;
