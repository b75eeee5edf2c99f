/** zod issues as the wire's 400, all of them with their paths. */
import type { FieldErrors } from '@portal/contract';
import type { z } from 'zod';
import { invalid, notFound } from '../errors.ts';

/** `{field: [message]}`; nested fields are joined by dots; issues of the whole body make a list of messages. */
export function fieldErrorsOf(issues: readonly z.core.$ZodIssue[]): FieldErrors {
  // Without a prototype: a field called `constructor` or `__proto__` is a name like any other.
  const fields = Object.create(null) as Record<string, string[]>;
  const whole: string[] = [];
  for (const issue of issues.flatMap(withinForm)) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys)
        (fields[[...issue.path, key].join('.')] ??= []).push(`Unknown field: ${key.slice(0, 60)}`);
    } else if (issue.path.length > 0) (fields[issue.path.join('.')] ??= []).push(messageOf(issue));
    else whole.push(messageOf(issue));
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

/** A missing value says 'Required field'; zod's own words for it mean little to a person. */
function messageOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type' && issue.message.includes('received undefined')) return 'Required field';
  return issue.message;
}

/** Words of form fields for limits whose schema has none of its own; zod's ("Too big: expected string to have…") are for programmers. */
export const plainLimit: z.core.$ZodErrorMap = (issue) => {
  let words: Readonly<Record<string, string>> = {};
  if (issue.code === 'too_big')
    words = {
      string: `Please use at most ${issue.maximum} characters`,
      number: `Please enter ${issue.maximum} or less`,
      array: `Please choose at most ${issue.maximum}`,
    };
  else if (issue.code === 'too_small')
    words = {
      string: issue.minimum === 1 ? 'Required field' : `Please use at least ${issue.minimum} characters`,
      number: `Please enter ${issue.minimum} or more`,
      array: issue.minimum === 1 ? 'Required field' : `Please choose at least ${issue.minimum}`,
    };
  return words[String(issue.origin)];
};

export function parseInput(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value, { error: plainLimit });
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
