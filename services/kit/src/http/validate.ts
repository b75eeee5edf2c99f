/** Converts zod issues to the field errors of a 400, with their paths. */
import type { FieldErrors } from '@portal/contract';
import type { z } from 'zod';
import { input } from '../texts/en/input.ts';
import { say } from '../language/translate.ts';
import { invalid, notFound } from '../errors.ts';
import { plainWords } from './plain-words.ts';

/** More messages do not help the reader, and an answer of a megabyte helps an attacker. */
const MOST_ISSUES = 20;

/** `{field: [message]}`, at most 20 messages; nested fields joined by dots; a list for issues of the whole body. */
export function listFieldErrors(issues: readonly z.core.$ZodIssue[]): FieldErrors {
  // Without a prototype: a field called `constructor` or `__proto__` is a name like any other.
  const fields = Object.create(null) as Record<string, string[]>;
  const whole: string[] = [];
  for (const { path, message } of issues.flatMap(withinForm).flatMap(listFaults).slice(0, MOST_ISSUES)) {
    const messages = path.length > 0 ? (fields[path.join('.')] ??= []) : whole;
    if (!messages.includes(message)) messages.push(message);
  }
  return Object.keys(fields).length > 0 ? fields : whole;
}

type Fault = Pick<z.core.$ZodIssue, 'path' | 'message'>;

/** zod reports all unknown fields in one issue; here each is reported under its own name. */
function listFaults(issue: z.core.$ZodIssue): readonly Fault[] {
  if (issue.code !== 'unrecognized_keys') return [issue];
  return issue.keys.slice(0, MOST_ISSUES).map((key) => ({
    path: [...issue.path, key.slice(0, 200)],
    message: say(input.unknownField, { name: key.slice(0, 60) }),
  }));
}

/** For a body with several forms, the issues of the form with the fewest unknown fields, or the first of these. */
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
  if (!parsed.success) throw invalid(listFieldErrors(parsed.error.issues));
  return parsed.data;
}

/** Issues are reported under the name of the parameter: a value in `id__in` is not a field of its own. */
export function parseQuery(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value, { error: plainWords });
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map((issue) => ({ ...issue, path: issue.path.slice(0, 1) }));
  const seen = new Set<string>();
  const different = issues.filter(({ path, message }) => {
    const messages = `${String(path[0])}: ${message}`;
    return !seen.has(messages) && seen.add(messages);
  });
  throw invalid(listFieldErrors(different));
}

/** A path parameter that cannot be an id answers 404. */
export function parseParams(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw notFound();
  return parsed.data;
}
