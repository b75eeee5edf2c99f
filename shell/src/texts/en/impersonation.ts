/** Words of acting for somebody else (spec 1 section 4 "Impersonation"). */
export const impersonation = {
  region: 'Impersonation',
  banner: '{real}, you are acting as {other}.',
  left: '{minutes, plural, other {# min left}}',
  lastMinute: 'less than 1 min left',
  environment: 'Environment: {environment}',
  stop: 'Stop acting as {other}',
  stopping: 'Stopping',
  stopFailed: 'You are still acting as {other}. Please try again.',
  returned: 'The time to act for somebody else is over. You are yourself again.',
  close: 'Close',
  endsAt: 'You act as {other} until {time}. Then you are yourself again.',
  consequence: '{real}, you are acting as {other} in the {environment} environment.',
  recorded: 'This change will be stored as theirs. The history will name you both.',
  confirm: 'Make the change as {other}',
  cancel: 'Cancel, change nothing',
} as const;
