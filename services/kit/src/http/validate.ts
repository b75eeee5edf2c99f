/** zod issues as the wire's 400, all of them with their paths. */
import type { FieldErrors } from '@portal/contract';
import type { z } from 'zod';
import { invalid, notFound } from '../errors.ts';
import { plainWords } from './plain-words.ts';

/** `{field: [message]}`; nested fields are joined by dots; issues of the whole body make a list of messages. */
export function fieldErrorsOf(issues: readonly z.core.$ZodIssue[]): FieldErrors {
  // Without a prototype: a field called `constructor` or `__proto__` is a name like any other.
  const fields = Object.create(null) as Record<string, string[]>;
  const whole: string[] = [];
  for (const issue of issues.flatMap(withinForm)) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys)
        (fields[[...issue.path, key].join('.')] ??= []).push(`Unknown field: ${key.slice(0, 60)}`);
    } else if (issue.path.length > 0) (fields[issue.path.join('.')] ??= []).push(issue.message);
    else whole.push(issue.message);
  }
  return Object.keys(fields).length > 0 ? fields : whole;
}

/** Of a body that may have several forms, what is wrong with the one that was meant: it knows most of the fields, and stands first. */
function withinForm(issue: z.core.$ZodIssue): readonly z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union' || issue.path.length > 0) return [issue];
  const strange = (form: readonly z.core.$ZodIssue[]): number =>
    form.reduce((sum, fault) => sum + (fault.code === 'unrecognized_keys' ? fault.keys.length : 0), 0);
  const [meant] = issue.errors
    .filter((form) => form.length > 0)
    .toSorted((one, other) => strange(one) - strange(other));
  return meant ?? [issue];
}

export function parseInput(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value, { error: plainWords });
  if (!parsed.success) throw invalid(fieldErrorsOf(parsed.error.issues));
  return parsed.data;
}

/** A path that cannot be an id names nothing. */
export function parseParams(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw notFound();
  return parsed.data;
}
