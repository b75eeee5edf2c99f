import { DEFAULT_BRANDING } from '@portal/contract/branding';
import { z } from 'zod';
import { readVariable } from './read-variable.ts';

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }));
  } catch {
    return false;
  }
}

export const timeZoneName = z
  .string()
  .refine(isTimeZone, 'must be the name of a time zone such as America/New_York');

/** The time zone in which days begin. @throws with one line that names the variable */
export const readTimeZone = (variables: Readonly<Record<string, string | undefined>>): string =>
  readVariable(variables, 'BRANDING_TIME_ZONE', timeZoneName, DEFAULT_BRANDING.time_zone);
