import { List } from '@chakra-ui/react';
import { filledRows } from '@portal/contract/form-rules';
import type { ReactNode } from 'react';
import { formatDate } from '../layout/dates.ts';
import { SafeHtml } from '../rich-text/SafeHtml.tsx';
import { asText, isEmptyValue } from './definition.ts';
import type { FormField } from './types.ts';
import { form as texts } from '#texts/form';

const readName = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return asText(value);
  if ('label' in value) return asText(value.label);
  return 'name' in value ? asText(value.name) : '';
};

const joinNames = (value: unknown) =>
  Array.isArray(value) ? value.map(readName).join(', ') : readName(value);

/** Rows of a table, each on a line: `Whole blood: 4 ml`. */
function RowList({ field, value }: { field: FormField & { type: 'table' }; value: unknown }) {
  return (
    <List.Root gap="1" listStyle="none">
      {filledRows(value).map((row, index) => (
        <List.Item key={index}>
          {field.columns.map(({ label, name }) => `${label}: ${asText(row[name])}`).join(' · ')}
        </List.Item>
      ))}
    </List.Root>
  );
}

/** A field's value as its reader would say it; null when there is none. */
export function showAnswer(field: FormField, value: unknown): ReactNode {
  if (field.type === 'custom') return field.show?.(value) ?? null;
  if (field.type === 'checkbox') return value === true ? texts.yes : texts.no;
  if (isEmptyValue(value)) return null;
  if (field.type === 'table') return <RowList field={field} value={value} />;
  if (field.type === 'date') return formatDate(asText(value)) || asText(value);
  if (field.type === 'rich_text') return <SafeHtml html={asText(value)} />;
  if (field.type === 'password') return '••••••••';
  if (field.type === 'select' || field.type === 'radio' || field.type === 'checkboxes') {
    const chosen = Array.isArray(value) ? value.map(asText) : [asText(value)];
    return field.options
      .filter((option) => chosen.includes(String(option.value)))
      .map(({ label }) => label)
      .join(', ');
  }
  return joinNames(value);
}
