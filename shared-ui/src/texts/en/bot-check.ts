/** Words of bot check. */
export const botCheck = {
  // BotCheck
  label: 'I am not a robot',
  passed: 'Checked',
  failed: 'The check did not work. Please try again.',
  checking: 'Checking',
} as const;
