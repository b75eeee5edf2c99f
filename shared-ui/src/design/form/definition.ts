import { evaluateCondition } from '@portal/contract/form-rules';
import type { Condition, FormBlock, FormDefinition, FormField, FormSection, FormValues } from './types.ts';

export { asText, isEmptyValue } from '@portal/contract/form-rules';

export const isField = (item: FormField | FormBlock): item is FormField =>
  item.type !== 'header' && item.type !== 'html';

export function holds(condition: Condition | undefined, values: FormValues): boolean {
  if (typeof condition === 'function') return condition(values);
  // The parts may contain functions, which `evaluateCondition` for JSON definitions does not know.
  if (condition && 'all' in condition) return condition.all.every((each) => holds(each, values));
  if (condition && 'any' in condition) return condition.any.some((each) => holds(each, values));
  return evaluateCondition(condition, values);
}

/** The sections that are visible for these values. */
export const visibleSections = ({ sections }: FormDefinition, values: FormValues): FormSection[] =>
  sections.filter(({ when }) => holds(when, values));

/** The visible items of a section, with the labels that apply to these values. */
export const visibleItems = ({ items }: FormSection, values: FormValues) =>
  items
    .filter(({ when }) => holds(when, values))
    .map((item) =>
      isField(item) && item.otherLabel && holds(item.otherLabel.when, values)
        ? { ...item, label: item.otherLabel.label }
        : item,
    );

export const listFields = (section: FormSection, values: FormValues): FormField[] =>
  visibleItems(section, values).filter(isField);

export const visibleFields = (definition: FormDefinition, values: FormValues): FormField[] =>
  visibleSections(definition, values).flatMap((section) => listFields(section, values));

/** The labels of the named fields that are visible. */
export const nameFields = (
  definition: FormDefinition,
  values: FormValues,
  names: readonly string[],
): string[] =>
  visibleFields(definition, values)
    .filter(({ name }) => names.includes(name))
    .map(({ label }) => label);

/** The id of a field's control, the target of links in the error summary. */
export const fieldId = (name: string) => `field-${name.replace(/[^\w-]/g, '-')}`;

const getEmptyValue = (field: FormField): unknown => {
  if (field.type === 'checkbox') return false;
  if (field.type === 'samples') return {};
  if (field.type === 'combobox' || field.type === 'custom') return null;
  return ['checkboxes', 'tags', 'file', 'multi_combobox', 'table'].includes(field.type) ? [] : '';
};

/** The given values, and an empty value for every other field. Numbers become text, because inputs edit text. */
export function startValues({ sections }: FormDefinition, given: FormValues = {}): FormValues {
  const fields = sections.flatMap(({ items }) => items.filter(isField));
  const entries = fields.map((field): [string, unknown] => {
    const value = given[field.name];
    if (value === undefined || value === null) return [field.name, getEmptyValue(field)];
    return [field.name, typeof value === 'number' && field.type !== 'custom' ? String(value) : value];
  });
  return { ...given, ...Object.fromEntries(entries) };
}
