/** Parses one line of an inventory file. */
import { LARGEST_AMOUNT, SAMPLE_ID_LENGTH, SAMPLE_ID_PATTERN, SAMPLE_KINDS } from '@portal/contract';
import { z } from 'zod';

export const REQUIRED_COLUMNS = ['sample_type', 'sample_id', 'amount_available'] as const;
const OPTIONAL_COLUMNS = ['limited_at', 'cpls_available', 'ipsc_consented', 'family_situation'] as const;
export const COLUMNS: readonly string[] = [...REQUIRED_COLUMNS, ...OPTIONAL_COLUMNS];

const LONGEST_SITUATION = 60;

const amount = z
  .string()
  .regex(/^\d{1,7}(\.\d{1,3})?$/, 'must be a number of 0 or more, with at most 3 decimals')
  .transform(Number)
  .refine((value) => value <= LARGEST_AMOUNT, `must be at most ${LARGEST_AMOUNT}`);
const yesOrNo = z
  .string()
  .regex(/^(yes|no|true|false|1|0|)$/i, 'must be yes or no')
  .transform((value) => /^(yes|true|1)$/i.test(value));

/** The kind, by its id or its name. */
const kind = z.string().transform((value, context) => {
  const found = SAMPLE_KINDS.find(
    ({ id, label }) => String(id) === value || label.toLowerCase() === value.toLowerCase(),
  );
  if (found) return found.id;
  context.addIssue({
    code: 'custom',
    message: `${JSON.stringify(value.slice(0, 60))} is no kind of samples`,
  });
  return z.NEVER;
});

const Line = z.object({
  sample_type: kind,
  sample_id: z
    .string()
    .regex(SAMPLE_ID_PATTERN, `must be letters, digits and hyphens, at most ${SAMPLE_ID_LENGTH}`),
  amount_available: amount,
  limited_at: z.union([z.literal('').transform(() => 0), amount]).default(0),
  cpls_available: yesOrNo.default(false),
  ipsc_consented: yesOrNo.default(false),
  family_situation: z
    .string()
    .max(LONGEST_SITUATION, `must have at most ${LONGEST_SITUATION} characters`)
    .transform((value) => value || null)
    .default(null),
});
export type InventoryLine = z.output<typeof Line>;

/** @returns the sample, or what is wrong with each column */
export function readLine(
  record: unknown,
): { readonly sample: InventoryLine } | { readonly faults: readonly string[] } {
  const parsed = Line.safeParse(record);
  if (parsed.success) return { sample: parsed.data };
  return { faults: parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) };
}
