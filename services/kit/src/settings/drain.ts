import { z } from 'zod';

/**
 * For this many seconds after SIGTERM a program reports that it is not ready but still answers, because balancers
 * continue to send requests until they notice. No delay is needed if one program controls both sides, as with `npm
 * start`.
 */
export const drainSeconds = z.coerce
  .number('must be a number of seconds from 0 to 120')
  .int()
  .min(0, 'must be a number of seconds from 0 to 120')
  .max(120, 'must be a number of seconds from 0 to 120')
  .default(0);

/** @throws with one line that explains the error */
export function readDrainSeconds(variables: Readonly<Record<string, string | undefined>>): number {
  const parsed = drainSeconds.safeParse(variables['DRAIN_SECONDS'] || undefined);
  if (!parsed.success) throw new Error(`DRAIN_SECONDS: ${parsed.error.issues[0]?.message}.`);
  return parsed.data;
}
