/** The bot check of login, registration and forgotten passwords: invisible first, visible after a failure. */
export { BotCheck } from './BotCheck.tsx';
export { solveBotCheck } from './solve-challenge.ts';
