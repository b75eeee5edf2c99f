/** Whether the person wanted to start a request, or to continue with one. */
export const isRequestGoal = (goal: string): boolean => /^\/request(?:[/?#]|$)/.test(goal);
