/** Words of bot check. */
export const botCheck = {
  // BotCheck
  iAmNotARobot: 'I am not a robot',
  checked: 'Checked',
  theCheckDidNotWork: 'The check did not work. Please try again.',
  checking: 'Checking',
} as const;
