/** Whether the person wanted to start a request, or to go on with one. */
export const isRequestGoal = (goal: string): boolean => /^\/request(?:[/?#]|$)/.test(goal);
