import { filledRows } from '@portal/contract/form-rules';
import { asText, visibleFields } from './definition.ts';
import type { Choice, FormDefinition, FormField, FormValues, TableColumn } from './types.ts';

const chosen = (options: readonly Choice[], value: unknown) =>
  options.find((option) => String(option.value) === String(value))?.value ?? null;

/** A cell as its column's type says. */
function cellValue(column: TableColumn, value: unknown): unknown {
  const text = asText(value).trim();
  if (text === '') return null;
  if (column.type === 'number') return Number(text.replaceAll(',', ''));
  return column.type === 'select' ? chosen(column.options ?? [], text) : text;
}

function wireValue(field: FormField, value: unknown): unknown {
  switch (field.type) {
    case 'number':
      return value === '' || value === null || value === undefined
        ? null
        : Number(asText(value).replaceAll(',', ''));
    case 'date':
      return value === '' ? null : value;
    case 'select':
    case 'radio':
      return chosen(field.options, value);
    case 'checkboxes':
      return Array.isArray(value)
        ? value.map((each) => chosen(field.options, each)).filter((each) => each !== null)
        : [];
    case 'table':
      return filledRows(value).map((row) =>
        Object.fromEntries(field.columns.map((column) => [column.name, cellValue(column, row[column.name])])),
      );
    case 'text':
    case 'email':
    case 'tel':
    case 'textarea':
      return typeof value === 'string' ? value.trim() : value;
    case 'checkbox':
    case 'combobox':
    case 'custom':
    case 'file':
    case 'multi_combobox':
    case 'password':
    case 'rich_text':
    case 'tags':
      break;
  }
  return value;
}

/** The values to send: only fields that take part, numbers as numbers, no date as null, choices as their own values. */
export function formOutput(definition: FormDefinition, values: FormValues): FormValues {
  return Object.fromEntries(
    visibleFields(definition, values).map((field) => [field.name, wireValue(field, values[field.name])]),
  );
}
