import type { z } from 'zod';

/** Reads a variable; an unset or empty one has the value `standard`. @throws with one line that names the variable */
export function readVariable<T>(
  variables: Readonly<Record<string, string | undefined>>,
  name: string,
  schema: z.ZodType<T, string>,
  standard: T & string,
): T {
  const parsed = schema.safeParse(variables[name] || standard);
  if (parsed.success) return parsed.data;
  throw new Error(parsed.error.issues.map(({ message }) => `${name}: ${message}`).join('; '));
}
