/** One value that fits a schema: the same in each run, another with each call. */
import fc from 'fast-check';
import type { z } from 'zod';
import { fitting } from './schema.arbitrary.ts';

/** Rules that JSON Schema cannot say refuse some of what is made. */
const TRIES = 200;

let seed = 0;

/** @throws when nothing that was made fits */
export function makeExample(schema: z.ZodType): unknown {
  seed += 1;
  const made = fc.sample(fitting(schema, 0), { numRuns: TRIES, seed });
  const example = made.find((value) => value !== undefined && schema.safeParse(value).success);
  if (example === undefined) throw new Error('no value was found that fits the schema');
  return example;
}
