/** Generates one value that fits a schema: the same in each run, but another one in each call. */
import fc from 'fast-check';
import type { z } from 'zod';
import { fitting } from './schema.arbitrary.ts';

/** Some generated values break rules that JSON Schema cannot express, so several are tried. */
const TRIES = 20;
const BATCH_SIZE = 10;

let seed = 0;

/** @throws when no generated value fits */
export function makeExample(schema: z.ZodType): unknown {
  const values = fitting(schema, 0);
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    seed += 1;
    const made = fc.sample(values, { numRuns: BATCH_SIZE, seed });
    const example = made.find((value) => value !== undefined && schema.safeParse(value).success);
    if (example !== undefined) return example;
  }
  throw new Error('no value was found that fits the schema');
}
