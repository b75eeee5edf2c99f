/** The page that a person wanted before other steps came first (decision 434). */
export { GoalButton } from './GoalButton.tsx';
export { isRequestGoal } from './is-request-goal.ts';
