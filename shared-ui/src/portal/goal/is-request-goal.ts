/** Whether the user wanted to start or continue a request. */
export const isRequestGoal = (goal: string): boolean => /^\/request(?:[/?#]|$)/.test(goal);
