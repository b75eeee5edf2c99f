/** A summary of a request in a few lines, from the answers that its type marks as most important. */
import { answerLabel, answerWords, fieldByName } from '../forms/form-answers.ts';
import type { FormAnswers } from '../forms/form-rules.ts';
import { translated } from '../words/words.ts';
import { requestType } from './lookup.ts';
import { requestAnswers, type AnsweredDetails } from './request-answers.ts';
import type { BriefLine, RequestForm } from './request-type.ts';

/** Maximum length of a line; the full answer is shown in the application below. */
const MOST_CHARACTERS = 300;

export interface BriefAnswer {
  readonly label: string;
  readonly text: string;
}

/** @param datasets names of the requested datasets, which are not answers of the form */
export function listBriefAnswers(details: AnsweredDetails, datasets: readonly string[]): BriefAnswer[] {
  const { form, answers } = requestAnswers(details);
  if (!form) return [];
  return requestType(details.type)
    .brief.map((line) =>
      line.part === 'datasets'
        ? { label: translated(line.label), text: datasets.join(', ') }
        : writeLine(line, form, answers),
    )
    .filter(({ text }) => text !== '')
    .map(({ label, text }) => ({ label, text: shorten(text) }));
}

function writeLine(
  { label, fields, partLabels }: Extract<BriefLine, { fields: unknown }>,
  form: RequestForm,
  answers: FormAnswers,
): BriefAnswer {
  const given = fields.flatMap((name, index): BriefAnswer[] => {
    const field = fieldByName(form, name);
    // an unticked box is no useful information in the summary
    if (!field || (field.type === 'checkbox' && answers[name] !== true)) return [];
    const words = answerWords(field, answers[name], answers);
    // samples and rows are a line each
    const isListed = field.type === 'samples' || field.type === 'table';
    const text = (isListed ? words.replaceAll('\n', ', ') : words).replace(/\s+/g, ' ').trim();
    return text === '' ? [] : [{ label: translated(partLabels?.[index] ?? answerLabel(field)), text }];
  });
  if (label !== undefined)
    return {
      label: translated(label),
      text: partLabels
        ? given.map((one) => `${one.label}: ${one.text}`).join('\n')
        : given.map(({ text }) => text).join(', '),
    };
  const [first, ...others] = given;
  if (!first) return { label: '', text: '' };
  return {
    label: first.label,
    text: [first.text, ...others.map((other) => `${other.label}: ${other.text}`)].join(' · '),
  };
}

/** Shortens a long answer, at a word boundary if one is near. */
function shorten(text: string): string {
  if (text.length <= MOST_CHARACTERS) return text;
  // Do not cut a surrogate pair in half.
  const start = text.slice(0, MOST_CHARACTERS - 1).replace(/[\uD800-\uDBFF]$/, '');
  const end = start.lastIndexOf(' ');
  return `${(end > start.length / 2 ? start.slice(0, end) : start).replace(/[\s,.;:·]+$/, '')}…`;
}
