/** The page that the user originally wanted before other steps had to come first (decision 434). */
export { GoalButton } from './GoalButton.tsx';
export { isRequestGoal } from './is-request-goal.ts';
export { isRequestStart } from './is-request-start.ts';
