/**
 * Which fields of a form apply (spec 1 section 5 "Generic forms"): conditions, emptiness, table rows. The checks of
 * answers are zod schemas built from the definition (`form-schema.ts`).
 */

export type FormAnswers = Readonly<Record<string, unknown>>;

/** When a field or section applies. `field` names another field of the form. */
export type FormCondition =
  | { readonly field: string; readonly equals: string | number | boolean }
  | { readonly field: string; readonly in: readonly (string | number)[] }
  | { readonly field: string; readonly isSet: boolean }
  | { readonly all: readonly FormCondition[] }
  | { readonly any: readonly FormCondition[] };

export interface FormPattern {
  /** A string is the source of a regular expression. */
  readonly matches: RegExp | string;
  readonly message?: string;
}

/** The properties of a field or table column that the rules use; fields of screens have more. */
export interface RuledField {
  readonly name: string;
  readonly type: string;
  readonly isOptional?: boolean;
  /** Replaces 'Required field'. */
  readonly requiredMessage?: string;
  readonly maxLength?: number;
  readonly pattern?: FormPattern;
  readonly min?: number | string;
  readonly max?: number | string;
  /** For a number: no fraction allowed. */
  readonly isWhole?: boolean;
  /** For a number: another field; this value must not be less. */
  readonly notBelow?: { readonly field: string; readonly message: string } | undefined;
  readonly options?: readonly { readonly value: string | number; readonly label: string }[];
  readonly columns?: readonly RuledField[];
  readonly maxRows?: number;
  readonly maxFiles?: number;
  /** Maximum number of tags in a list. */
  readonly maximum?: number;
}

/** Headings and text between fields: they have no value and no rule applies to them. */
export const FORM_BLOCK_TYPES: readonly string[] = ['header', 'html'];

/** Undefined, null, blank text, an empty list and an unticked box count as empty. */
export function isEmptyValue(value: unknown): boolean {
  if (value === undefined || value === null || value === false) return true;
  // The pattern excludes `<` inside a tag: otherwise a long run of `<` would take minutes.
  if (typeof value === 'string') return value.replace(/<[^<>]*>|&nbsp;/g, '').trim() === '';
  return Array.isArray(value) && value.length === 0;
}

/** Tags without blank ones and duplicates. */
export function cleanTags(tags: readonly string[]): string[] {
  const trimmed = tags.map((tag) => tag.trim()).filter((tag) => tag !== '');
  return [...new Map(trimmed.toReversed().map((tag) => [tag.toLowerCase(), tag])).values()].toReversed();
}

/** A simple value as text; '' for anything else. */
export const asText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

/** Compared as text: a select has '4' if the condition says 4. */
const same = (value: unknown, wanted: string | number | boolean): boolean =>
  Array.isArray(value)
    ? value.some((each) => String(each) === String(wanted))
    : asText(value) === String(wanted);

export function evaluateCondition(condition: FormCondition | undefined, answers: FormAnswers): boolean {
  if (condition === undefined) return true;
  if ('all' in condition) return condition.all.every((each) => evaluateCondition(each, answers));
  if ('any' in condition) return condition.any.some((each) => evaluateCondition(each, answers));
  const value = answers[condition.field];
  if ('isSet' in condition) return isEmptyValue(value) !== condition.isSet;
  return 'in' in condition
    ? condition.in.some((wanted) => same(value, wanted))
    : same(value, condition.equals);
}

export type TableRow = Readonly<Record<string, unknown>>;
export const isRow = (value: unknown): value is TableRow =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** Whether no cell of the row has a value. */
export const isBlankRow = (row: TableRow): boolean => Object.values(row).every(isEmptyValue);

export const tableRows = (value: unknown): readonly TableRow[] =>
  Array.isArray(value) ? value.filter(isRow) : [];
/** Rows with at least one value. */
export const filledRows = (value: unknown): readonly TableRow[] =>
  tableRows(value).filter((row) => !isBlankRow(row));

export type RuledItem =
  | (RuledField & { readonly when?: FormCondition | undefined })
  | { readonly type: 'header' | 'html'; readonly when?: FormCondition | undefined };
export interface RuledForm<Item extends RuledItem = RuledItem> {
  readonly sections: readonly {
    readonly when?: FormCondition | undefined;
    readonly items: readonly Item[];
  }[];
}
type FieldIn<Item> = Extract<Item, { readonly name: string }>;

const isField = <Item extends RuledItem>(item: Item): item is FieldIn<Item> =>
  !FORM_BLOCK_TYPES.includes(item.type);

/** Every field of the form, whether it applies or not. */
export const formFields = <Item extends RuledItem>({ sections }: RuledForm<Item>): FieldIn<Item>[] =>
  sections.flatMap(({ items }) => items.filter(isField));

/**
 * The fields that apply. A hidden answer counts as empty, so fields that depend on it are hidden too. `given` contains
 * values that conditions may use and that the form does not ask for.
 */
export function presentFields<Item extends RuledItem>(
  form: RuledForm<Item>,
  answers: FormAnswers,
  given: FormAnswers = {},
): FieldIn<Item>[] {
  let present = formFields(form);
  for (;;) {
    const names = new Set<string>(present.map(({ name }) => name));
    const known = {
      ...Object.fromEntries(Object.entries(answers).filter(([name]) => names.has(name))),
      ...given,
    };
    const next = form.sections
      .filter(({ when }) => evaluateCondition(when, known))
      .flatMap(({ items }) => items.filter(isField))
      .filter(({ name, when }) => names.has(name) && evaluateCondition(when, known));
    if (next.length === present.length) return next;
    present = next;
  }
}
