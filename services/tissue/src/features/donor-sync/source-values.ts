/** Values that are believed of what the brain bank sends. */
import { z } from 'zod';

/** Control characters, which no text of a person has and PostgreSQL partly refuses; a new line is none here. */
// oxlint-disable-next-line no-control-regex -- these are what is refused
const CONTROL = /[\u0000-\u0009\u000b-\u001f\u007f]/;
const defineText = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .refine((value) => !CONTROL.test(value));

export const line = defineText(300);
/** What is written in sentences. */
export const text = defineText(5000);
export const lines = z.array(line).max(100);
/** A number in these bounds, or nothing. */
export const measure = (from: number, to: number) => z.number().min(from).max(to).nullable();
