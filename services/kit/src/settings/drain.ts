import { z } from 'zod';

/**
 * For so many seconds after SIGTERM a program says that it is not ready and answers all the same: until balancers have
 * noticed, they go on sending. None where the door is in the same hands, as with `npm start`.
 */
export const drainSeconds = z.coerce
  .number('must be a number of seconds from 0 to 120')
  .int()
  .min(0, 'must be a number of seconds from 0 to 120')
  .max(120, 'must be a number of seconds from 0 to 120')
  .default(0);

/** @throws with one line */
export function readDrainSeconds(variables: Readonly<Record<string, string | undefined>>): number {
  const parsed = drainSeconds.safeParse(variables['DRAIN_SECONDS'] || undefined);
  if (!parsed.success) throw new Error(`DRAIN_SECONDS: ${parsed.error.issues[0]?.message}.`);
  return parsed.data;
}
