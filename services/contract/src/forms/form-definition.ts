/**
 * A form as versioned JSON (spec 1 section 5, spec 3 section 2.21): the page renders it and the server validates
 * answers with it.
 */
import { z } from 'zod';
import { fillText } from '../words/words.ts';
import { DEFINITION_MESSAGES } from '../words/definition-messages.ts';
import { LIMITS } from '../basics/limits.ts';
import { MOST_SAMPLES } from '../sample/sample-ids.ts';
import type { FormCondition } from './form-rules.ts';

const Name = z
  .string()
  .max(60)
  .regex(/^[a-z][a-zA-Z0-9_]*$/, DEFINITION_MESSAGES.name)
  // Every object has a property `constructor`, so a field of that name would always seem answered.
  .refine((name) => name !== 'constructor', DEFINITION_MESSAGES.nameTaken);
const Words = z.string().min(1).max(1000);

const Condition: z.ZodType<FormCondition> = z
  .lazy(() =>
    z.union([
      z.strictObject({ field: Name, equals: z.union([z.string(), z.number(), z.boolean()]) }),
      z.strictObject({ field: Name, in: z.array(z.union([z.string(), z.number()])).min(1) }),
      z.strictObject({ field: Name, isSet: z.boolean() }),
      z.strictObject({ all: z.array(Condition).min(1).max(20) }),
      z.strictObject({ any: z.array(Condition).min(1).max(20) }),
    ]),
  )
  // The schema is recursive, so the API documentation needs a name for it.
  .meta({ id: 'FormCondition' });

const Pattern = z.strictObject({
  matches: z.string().min(1).max(500).refine(compiles, DEFINITION_MESSAGES.expression),
  message: Words.optional(),
});

function compiles(source: string): boolean {
  try {
    return Boolean(new RegExp(source));
  } catch {
    return false;
  }
}

const Options = z
  .array(
    z.strictObject({
      value: z.union([z.string().min(1), z.number()]),
      label: Words,
      help: Words.optional(),
      /** The option's label for readers of the answer; defaults to `label`. */
      answerLabel: Words.optional(),
    }),
  )
  .min(1)
  .max(200)
  .refine(
    (options) => new Set(options.map(({ value }) => String(value))).size === options.length,
    DEFINITION_MESSAGES.equalOptions,
  );

const base = {
  name: Name,
  label: Words,
  help: Words.optional(),
  isOptional: z.boolean().optional(),
  requiredMessage: Words.optional(),
  /**
   * The field's label in a summary of problems or answers, for the person who fills in the form; defaults to `label`.
   */
  shortLabel: Words.optional(),
  /** The field's label for readers of the answer; defaults to `shortLabel`. */
  answerLabel: Words.optional(),
  /** Plausible answers for demo data and tests; the first examples of all fields are consistent with each other. */
  examples: z.array(z.unknown()).min(1).optional(),
  /** Source of the initial answer. */
  prefill: z
    .enum([
      'globus_username',
      'project_title',
      'project_abstract',
      'project_public_title',
      'project_public_abstract',
    ])
    .optional(),
  /** Stored in a column of the object, not among its answers. */
  isColumn: z.boolean().optional(),
  /** A name or code: the browser neither checks its spelling nor offers autocompletion. */
  isCode: z.boolean().optional(),
};
const written = {
  maxLength: z.int().min(1).max(LIMITS.longText).optional(),
  pattern: Pattern.optional(),
  placeholder: z.string().max(200).optional(),
};
const range = {
  min: z.number().optional(),
  max: z.number().optional(),
  /** Whole numbers only. */
  isWhole: z.boolean().optional(),
  /** Another number field; this answer must not be less than that one. `message` is shown if it is. */
  notBelow: z.strictObject({ field: Name, message: Words }).optional(),
};
const period = { min: z.iso.date().optional(), max: z.iso.date().optional() };

const TableColumn = z.discriminatedUnion('type', [
  z.strictObject({ ...base, ...written, type: z.enum(['text', 'email']) }),
  z.strictObject({ ...base, ...range, type: z.literal('number') }),
  z.strictObject({ ...base, ...period, type: z.literal('date') }),
  z.strictObject({ ...base, type: z.literal('select'), options: Options }),
]);

const when = Condition.optional();
const field = {
  ...base,
  when,
  /** Alternative wording of the question, used if another answer meets a condition. */
  otherLabel: z.strictObject({ when: Condition, label: Words }).optional(),
};

export const DefinedField = z.discriminatedUnion('type', [
  z.strictObject({ ...field, ...written, type: z.enum(['text', 'email', 'tel']) }),
  z.strictObject({
    ...field,
    ...written,
    type: z.literal('textarea'),
    rows: z.int().min(2).max(20).optional(),
  }),
  z.strictObject({ ...field, ...range, type: z.literal('number') }),
  z.strictObject({ ...field, ...period, type: z.literal('date') }),
  z.strictObject({ ...field, type: z.enum(['select', 'radio', 'checkboxes']), options: Options }),
  z.strictObject({ ...field, type: z.literal('checkbox') }),
  z.strictObject({
    ...field,
    type: z.literal('tags'),
    maximum: z.int().min(1).max(100).optional(),
    pattern: Pattern.optional(),
    placeholder: z.string().max(200).optional(),
  }),
  z.strictObject({ ...field, type: z.literal('rich_text') }),
  z.strictObject({
    ...field,
    type: z.literal('file'),
    accept: z
      .array(z.string().regex(/^\.[a-z0-9]+$/))
      .min(1)
      .max(10)
      .optional(),
    maxFiles: z.int().min(1).max(20).optional(),
  }),
  z.strictObject({
    ...field,
    type: z.literal('table'),
    columns: z.array(TableColumn).min(1).max(12),
    maxRows: z.int().min(1).max(500).optional(),
    addLabel: Words.optional(),
  }),
  /** Sample ids, each with an amount. */
  z.strictObject({
    ...field,
    type: z.literal('samples'),
    maximum: z.int().min(1).max(MOST_SAMPLES).optional(),
    /** The field with the chosen sample kind, which determines the unit of the amounts. */
    kindField: Name.optional(),
  }),
  /** A collection of donors, by its id. */
  z.strictObject({ ...field, type: z.literal('collection'), isPilot: z.boolean().optional() }),
  z.strictObject({ type: z.literal('header'), text: Words, when }),
  z.strictObject({ type: z.literal('html'), html: z.string().min(1).max(LIMITS.longText), when }),
]);
export type DefinedField = z.infer<typeof DefinedField>;

const FormSection = z.strictObject({
  id: Name,
  title: Words,
  description: Words.optional(),
  when,
  items: z.array(DefinedField).min(1).max(100),
});

/** Field names are unique in the whole form, and conditions refer to existing fields. */
export const FormDefinition = z
  .strictObject({
    id: z.string().regex(/^[a-z][a-z0-9-]{0,59}$/),
    version: z.int().min(1),
    title: Words,
    description: Words.optional(),
    /** Names that conditions may use in addition to fields: values known without asking. */
    given: z.array(Name).optional(),
    sections: z.array(FormSection).min(1).max(30),
  })
  .superRefine(({ sections, given = [] }, context) => {
    const items = sections.flatMap((section) => section.items);
    const names = items.flatMap((item) => ('name' in item ? [item.name] : []));
    const report = (message: string): void =>
      context.addIssue({ code: 'custom', message, path: ['sections'] });
    for (const name of new Set(names.filter((each, index) => names.indexOf(each) !== index)))
      report(fillText(DEFINITION_MESSAGES.equalNames, { name }));
    const conditions = [
      ...[...sections, ...items].map(({ when: condition }) => condition),
      ...items.map((item) => ('otherLabel' in item ? item.otherLabel?.when : undefined)),
    ];
    const kindFields = items.flatMap((item) => (item.type === 'samples' ? (item.kindField ?? []) : []));
    for (const named of [...conditions.map(fieldsNamedIn), kindFields])
      for (const name of named)
        if (!names.includes(name) && !given.includes(name))
          report(fillText(DEFINITION_MESSAGES.unknownField, { name }));
  });
export type FormDefinition = z.infer<typeof FormDefinition>;

function fieldsNamedIn(condition: FormCondition | undefined): readonly string[] {
  if (!condition) return [];
  if ('all' in condition) return condition.all.flatMap(fieldsNamedIn);
  if ('any' in condition) return condition.any.flatMap(fieldsNamedIn);
  return [condition.field];
}
