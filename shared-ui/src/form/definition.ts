import type { Condition, FormBlock, FormDefinition, FormField, FormSection, FormValues } from './types.ts';

export const isField = (item: FormField | FormBlock): item is FormField =>
  item.type !== 'header' && item.type !== 'html';

/** Nothing, blank text, an empty list and an unticked box count as empty (specification 1 section 5). */
export function isEmptyValue(value: unknown): boolean {
  if (value === undefined || value === null || value === false) return true;
  if (typeof value === 'string') return value.replace(/<[^>]*>|&nbsp;/g, '').trim() === '';
  return Array.isArray(value) && value.length === 0;
}

/** A simple value as text; '' for anything else. */
export const asText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

/** Compared as text: a select holds '4' where the condition says 4. */
const same = (value: unknown, wanted: string | number | boolean) =>
  Array.isArray(value)
    ? value.some((each) => String(each) === String(wanted))
    : asText(value) === String(wanted);

export function holds(condition: Condition | undefined, values: FormValues): boolean {
  if (condition === undefined) return true;
  if (typeof condition === 'function') return condition(values);
  if ('all' in condition) return condition.all.every((each) => holds(each, values));
  if ('any' in condition) return condition.any.some((each) => holds(each, values));
  const value = values[condition.field];
  if ('isSet' in condition) return isEmptyValue(value) !== condition.isSet;
  return 'in' in condition
    ? condition.in.some((wanted) => same(value, wanted))
    : same(value, condition.equals);
}

/** The sections that take part for these values. */
export const visibleSections = ({ sections }: FormDefinition, values: FormValues): FormSection[] =>
  sections.filter(({ when }) => holds(when, values));

/** The items of a section that take part. */
export const visibleItems = ({ items }: FormSection, values: FormValues) =>
  items.filter(({ when }) => holds(when, values));

export const fieldsOf = (section: FormSection, values: FormValues): FormField[] =>
  visibleItems(section, values).filter(isField);

export const visibleFields = (definition: FormDefinition, values: FormValues): FormField[] =>
  visibleSections(definition, values).flatMap((section) => fieldsOf(section, values));

/** The section of a field, so that a server's error opens the right step. */
export const sectionOfField = ({ sections }: FormDefinition, name: string): FormSection | undefined =>
  sections.find(({ items }) => items.some((item) => isField(item) && item.name === name));

/** The id of a field's control, the target of links in the error summary. */
export const fieldId = (name: string) => `field-${name.replace(/[^\w-]/g, '-')}`;

const blank = (field: FormField): unknown => {
  if (field.type === 'checkbox') return false;
  if (field.type === 'combobox' || field.type === 'custom') return null;
  return ['checkboxes', 'tags', 'file', 'multi_combobox'].includes(field.type) ? [] : '';
};

/** Given values, and an empty one for every other field. Numbers become text, as people type them. */
export function startValues({ sections }: FormDefinition, given: FormValues = {}): FormValues {
  const fields = sections.flatMap(({ items }) => items.filter(isField));
  const entries = fields.map((field): [string, unknown] => {
    const value = given[field.name];
    if (value === undefined || value === null) return [field.name, blank(field)];
    return [field.name, typeof value === 'number' && field.type !== 'custom' ? String(value) : value];
  });
  return { ...given, ...Object.fromEntries(entries) };
}
