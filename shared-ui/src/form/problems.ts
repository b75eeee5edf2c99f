import { MESSAGES } from '@portal/contract/messages';
import { DATE_PATTERN, formatDate } from '../layout/dates.ts';
import { asText, isEmptyValue } from './definition.ts';
import type { FormField, FormValues } from './types.ts';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const textProblem = (
  value: string,
  { maxLength, pattern }: { maxLength?: number; pattern?: { matches: RegExp; message?: string } },
) => {
  if (maxLength !== undefined && value.length > maxLength)
    return `Please use at most ${maxLength} characters (you have ${value.length})`;
  return pattern && !pattern.matches.test(value) ? (pattern.message ?? MESSAGES.invalidInput) : undefined;
};

function numberProblem(value: string, { min, max }: { min?: number; max?: number }): string | undefined {
  const number = Number(value.replaceAll(',', ''));
  if (Number.isNaN(number)) return 'Please enter a number';
  if (min !== undefined && number < min) return `Please enter ${min} or more`;
  return max !== undefined && number > max ? `Please enter ${max} or less` : undefined;
}

function dateProblem(value: string, { min, max }: { min?: string; max?: string }): string | undefined {
  if (!DATE_PATTERN.test(value)) return MESSAGES.dateFormat;
  if (min !== undefined && value < min) return `Please enter ${formatDate(min)} or a later date`;
  return max !== undefined && value > max ? `Please enter ${formatDate(max)} or an earlier date` : undefined;
}

function typeProblem(field: FormField, value: unknown): string | undefined {
  switch (field.type) {
    case 'email':
      return (
        textProblem(asText(value), field) ?? (EMAIL.test(asText(value)) ? undefined : MESSAGES.emailPattern)
      );
    case 'text':
    case 'tel':
    case 'password':
    case 'textarea':
      return textProblem(asText(value), field);
    case 'number':
      return numberProblem(asText(value), field);
    case 'date':
      return dateProblem(asText(value), field);
    case 'tags': {
      const { pattern } = field;
      const wrong =
        Array.isArray(value) && pattern ? value.find((tag) => !pattern.matches.test(String(tag))) : undefined;
      return wrong === undefined
        ? undefined
        : `${String(wrong)}: ${pattern?.message ?? MESSAGES.invalidInput}`;
    }
    case 'checkbox':
    case 'checkboxes':
    case 'combobox':
    case 'custom':
    case 'file':
    case 'multi_combobox':
    case 'radio':
    case 'rich_text':
    case 'select':
      break;
  }
  return undefined;
}

/** What is wrong with a field's value, in words for its reader; undefined when it is fine. */
export function problemOf(field: FormField, values: FormValues): string | undefined {
  const value = values[field.name];
  if (isEmptyValue(value)) return field.isOptional ? undefined : (field.requiredMessage ?? MESSAGES.required);
  return typeProblem(field, value) ?? field.validate?.(value, values);
}
