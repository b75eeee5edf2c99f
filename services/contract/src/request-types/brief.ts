/** What a request asks for in a few lines, from the answers that its type marks as the ones to know first. */
import { answerLabel, answerWords, fieldByName } from '../forms/form-answers.ts';
import type { FormAnswers } from '../forms/form-rules.ts';
import { translated } from '../words/words.ts';
import { requestType } from './lookup.ts';
import { requestAnswers, type AnsweredDetails } from './request-answers.ts';
import type { BriefLine, RequestForm } from './request-type.ts';

/** What a line holds at most: the whole answer is read in the application below. */
const MOST_CHARACTERS = 300;

export interface BriefAnswer {
  readonly label: string;
  readonly text: string;
}

/** @param datasets names of the datasets that are asked for: they are no answers of the form */
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
  { label, fields }: Extract<BriefLine, { fields: unknown }>,
  form: RequestForm,
  answers: FormAnswers,
): BriefAnswer {
  const given = fields.flatMap((name): BriefAnswer[] => {
    const field = fieldByName(form, name);
    // a box that is not ticked says nothing of what is wanted
    if (!field || (field.type === 'checkbox' && answers[name] !== true)) return [];
    const text = answerWords(field, answers[name], answers).replace(/\s+/g, ' ').trim();
    return text === '' ? [] : [{ label: translated(answerLabel(field)), text }];
  });
  if (label !== undefined)
    return { label: translated(label), text: given.map(({ text }) => text).join(', ') };
  const [first, ...others] = given;
  if (!first) return { label: '', text: '' };
  return {
    label: first.label,
    text: [first.text, ...others.map((other) => `${other.label}: ${other.text}`)].join(' · '),
  };
}

/** The beginning of a long answer, up to a whole word where one ends near. */
function shorten(text: string): string {
  if (text.length <= MOST_CHARACTERS) return text;
  // no half of a character that takes two
  const start = text.slice(0, MOST_CHARACTERS - 1).replace(/[\uD800-\uDBFF]$/, '');
  const end = start.lastIndexOf(' ');
  return `${(end > start.length / 2 ? start.slice(0, end) : start).replace(/[\s,.;:·]+$/, '')}…`;
}
