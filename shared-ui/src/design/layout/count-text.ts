import { LIMITS } from '@portal/contract/limits';

/** A number as counted by the server, which stops behind 1000: `17`, or `1000+`. Words are left as they are. */
export const countText = (count: number | string): number | string =>
  typeof count === 'number' && count > LIMITS.countCap ? `${LIMITS.countCap}+` : count;
