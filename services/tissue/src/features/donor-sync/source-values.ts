/** Schemas for values that the import accepts from the brain bank. */
import { z } from 'zod';

/** Control characters except the line break: they occur in no normal text, and PostgreSQL refuses some of them. */
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
/** Text of one or more sentences. */
export const text = defineText(5000);
export const lines = z.array(line).max(100);
/** A number within these bounds, or null. */
export const measure = (from: number, to: number) => z.number().min(from).max(to).nullable();
