import { formatDollars } from '@portal/shared-ui';
import { shownAnswers, type ShownAnswer } from '@portal/contract/form-answers';
import { answerTerm } from '@portal/contract/request-types/history-words';
import { requestAnswers } from '@portal/contract/request-types/request-answers';
import type { Request } from '@portal/contract/types';
import { request as texts } from '#texts/request';

/** Formats any stored value: lists with commas, objects as 'name: value'; '' if empty. */
function valueWords(value: unknown, field = ''): string {
  if (value === null || value === undefined) return '';
  if (field === 'estimated_cost' && typeof value === 'number') return formatDollars(value);
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (Array.isArray(value))
    return value
      .map((one) => valueWords(one))
      .filter(Boolean)
      .join(', ');
  if (typeof value === 'object') {
    return Object.entries(value)
      .map(([name, inner]) => `${answerTerm(name)}: ${valueWords(inner, name)}`)
      .join(', ');
  }
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

type DetailItem = Pick<ShownAnswer, 'name' | 'isHtml' | 'files'> & { term: string; value: string };

/** The researcher's answers in form order; for a type without a form, as stored. */
export function detailItems({ details }: Pick<Request, 'details'>): DetailItem[] {
  if (!details) return [];
  const { form, answers } = requestAnswers(details);
  if (form)
    return shownAnswers(form, answers).map(({ name, label, words: value, isHtml, files }) => ({
      name,
      term: label,
      value,
      isHtml,
      files,
    }));
  return Object.entries(answers)
    .map(([name, value]) => ({
      name,
      term: answerTerm(name),
      value: valueWords(value, name),
      isHtml: false,
      files: [],
    }))
    .filter(({ value }) => value !== '');
}
