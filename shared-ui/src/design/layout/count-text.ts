import { LIMITS } from '@portal/contract/limits';

/** A count from the server, which stops counting after 1000: `17`, or `1000+`. Text is returned unchanged. */
export const countText = (count: number | string): number | string =>
  typeof count === 'number' && count > LIMITS.countCap ? `${LIMITS.countCap}+` : count;
