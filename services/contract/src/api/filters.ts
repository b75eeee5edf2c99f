/**
 * Filters of the list API: `{field}`, `{field}__in`, `__contains`, `__icontains`, `__isnull`, `__lte`, `__gte`, `__gt`
 * (spec 1 section 7). For a nullable field, `{field}=null` is accepted too.
 */
import { z } from 'zod';
import { fillText } from '../words/words.ts';
import { INPUT_MESSAGES } from '../words/input-messages.ts';
import { LIMITS } from '../basics/limits.ts';

export type Lookup = 'exact' | 'in' | 'contains' | 'icontains' | 'isnull' | 'lte' | 'gte' | 'gt';
export type FilterKind = 'number' | 'measure' | 'text' | 'uuid' | 'boolean' | 'date';
export interface Filter {
  readonly kind: FilterKind;
  readonly lookups: readonly Lookup[];
  /** A search filter: `or=true` combines only these filters with OR; all other filters still narrow the list. */
  readonly searchFilter?: true;
}

const INTEGER = 2_147_483_647;
const number = z
  .string()
  .regex(/^-?\d{1,10}$/, INPUT_MESSAGES.wholeNumber)
  .transform(Number)
  .refine((value) => Math.abs(value) <= INTEGER, INPUT_MESSAGES.numberTooLarge);
/** A measured value with a fraction, such as an age of 38.3 years. */
const measure = z
  .string()
  .regex(/^-?\d{1,9}(\.\d{1,6})?$/, INPUT_MESSAGES.number)
  .transform(Number);
const text = z
  .string()
  .max(LIMITS.searchText)
  .refine((value) => !value.includes('\0'), INPUT_MESSAGES.impossibleCharacter);
const boolean = z
  .string()
  .regex(/^(true|false|1|0|yes|no)$/i, INPUT_MESSAGES.trueOrFalse)
  .transform((value) => /^(true|1|yes)$/i.test(value));
const schemas: Record<FilterKind, z.ZodType<unknown, string>> = {
  number,
  measure,
  text,
  uuid: z.uuid(),
  boolean,
  date: z.iso.date(),
};

export const filter = {
  number: (...lookups: Lookup[]): Filter => ({ kind: 'number', lookups: ['exact', ...lookups] }),
  measure: (...lookups: Lookup[]): Filter => ({ kind: 'measure', lookups: ['exact', ...lookups] }),
  text: (...lookups: Lookup[]): Filter => ({ kind: 'text', lookups: ['exact', ...lookups] }),
  searchFilter: (...lookups: Exclude<Lookup, 'isnull'>[]): Filter => ({
    kind: 'text',
    lookups: ['exact', ...lookups],
    searchFilter: true,
  }),
  uuid: (...lookups: Lookup[]): Filter => ({ kind: 'uuid', lookups: ['exact', ...lookups] }),
  boolean: (): Filter => ({ kind: 'boolean', lookups: ['exact'] }),
  date: (...lookups: Lookup[]): Filter => ({ kind: 'date', lookups: ['exact', ...lookups] }),
};

/** Comma-separated values, at most 2000. */
export const listParameter = (one: z.ZodType<unknown, string>) =>
  z
    .string()
    .max(100_000)
    .transform((value) => value.split(',').filter((part) => part !== ''))
    .pipe(z.array(one).max(LIMITS.listMaximum));

function lookupSchema(kind: FilterKind, lookup: Lookup): z.ZodType {
  switch (lookup) {
    case 'in':
      return listParameter(schemas[kind]);
    case 'isnull':
      return boolean;
    case 'contains':
    case 'icontains':
      return text;
    case 'exact':
    case 'lte':
    case 'gte':
    case 'gt':
      return schemas[kind];
  }
}

const nullOr = (schema: z.ZodType): z.ZodType =>
  z.union([z.literal('null').transform((): null => null), schema]);

/** The query key of a lookup; `exact` has no suffix. */
export const filterKey = (field: string, lookup: Lookup): string =>
  lookup === 'exact' ? field : `${field}__${lookup}`;

/** Duplicates are dropped: each repetition would be extra work for the database. */
const splitWords = (value: string): string[] => [...new Set(value.split(',').filter((part) => part !== ''))];

const allowedWords = (allowed: readonly string[], what: string) =>
  z
    .string()
    .max(1000)
    .transform(splitWords)
    .superRefine((words, context) => {
      for (const word of words) {
        if (!allowed.includes(word))
          context.addIssue({
            code: 'custom',
            message: fillText(INPUT_MESSAGES.unknownFilterValue, { what, word: word.slice(0, 60) }),
          });
      }
    });

const isBackwards = (word: string): boolean => word.startsWith('-');

/** Fields to order by; `-` means descending. If a field occurs twice, its first occurrence counts. */
const orderingSchema = (fields: readonly string[]) =>
  allowedWords([...fields, ...fields.map((field) => `-${field}`)], 'ordering').transform((words) =>
    words.filter((word) => {
      const opposite = isBackwards(word) ? word.slice(1) : `-${word}`;
      const at = words.indexOf(opposite);
      return at === -1 || at > words.indexOf(word);
    }),
  );

/** List parameters that are not filters: no field of an object may have one of these names. */
const LIST_PARAMETERS = [
  'limit',
  'offset',
  'ordering',
  'expand',
  'fields',
  'grouping',
  'split',
  'count',
  'or',
  'search',
] as const;
type ListParameter = (typeof LIST_PARAMETERS)[number];
const parameters: ReadonlySet<string> = new Set(LIST_PARAMETERS);

/** Whether a query key filters by a field, and is not a list parameter. */
export const isFilterKey = (key: string): boolean => !parameters.has(key);

export interface ListDeclaration {
  readonly filters: Readonly<Record<string, Filter>>;
  /** True if `search` is supported. */
  readonly searchable: boolean;
  readonly ordering: readonly string[];
  readonly expand: readonly string[];
  /** Fields that the `fields` parameter may select; without them the list does not accept that parameter. */
  readonly fields?: readonly string[];
  readonly grouping: readonly string[];
  /** Maximum number of rows per page, if lower than the general maximum. */
  readonly listMaximum?: number | undefined;
}

/**
 * `expand=true`, or `on`, expands every documented relation; otherwise relation names. Parses to the list of relations.
 */
export const expandSchema = (names: readonly string[]) =>
  z
    .string()
    .max(1000)
    .transform((value) =>
      /^(true|on)$/i.test(value) ? [...names] : /^(false|off)$/i.test(value) ? [] : splitWords(value),
    )
    .superRefine((words, context) => {
      for (const word of words) {
        if (!names.includes(word))
          context.addIssue({
            code: 'custom',
            message: fillText(INPUT_MESSAGES.unknownRelation, { word: word.slice(0, 60) }),
          });
      }
    });

/** The strict query schema of a list: an unknown key is answered with a 400 that names it. */
export function listQuery(declaration: ListDeclaration) {
  const taken = Object.keys(declaration.filters).filter((field) => !isFilterKey(field));
  if (taken.length > 0) throw new Error(`a list has parameters of the name ${taken.join(', ')}`);
  const lookups = Object.entries(declaration.filters).flatMap(([field, { kind, lookups: allowed }]) =>
    allowed.map(
      (lookup) =>
        [
          filterKey(field, lookup),
          (lookup === 'exact' && allowed.includes('isnull')
            ? nullOr(lookupSchema(kind, lookup))
            : lookupSchema(kind, lookup)
          ).optional(),
        ] as const,
    ),
  );
  const known = {
    limit: number
      .pipe(
        z
          .number()
          .min(1)
          .max(declaration.listMaximum ?? LIMITS.listMaximum),
      )
      .optional(),
    offset: number.pipe(z.number().min(0).max(LIMITS.offsetMaximum)).optional(),
    ordering: orderingSchema(declaration.ordering).optional(),
    expand: expandSchema(declaration.expand).optional(),
    fields: allowedWords(declaration.fields ?? [], 'field').optional(),
    grouping: allowedWords(declaration.grouping, 'grouping').optional(),
    split: allowedWords(declaration.grouping, 'split').optional(),
    count: z.enum(['exact', 'capped']).optional(),
    or: boolean.optional(),
    search: text.optional(),
  } satisfies Record<ListParameter, z.ZodType>;
  const { search, fields, ...always } = known;
  return z.strictObject({
    ...(Object.fromEntries(lookups) as Record<string, z.ZodOptional<z.ZodType>>),
    ...always,
    ...(declaration.fields ? { fields } : {}),
    ...(declaration.searchable ? { search } : {}),
  });
}
