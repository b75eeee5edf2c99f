import { checkAnswers, formFields, type CheckedAnswers, type FormAnswers } from '@portal/contract';
import { columnFields, type StoredAnswers } from './stored-answers.ts';

/** Ignores answers stored by an older version of the portal that no form asks for. */
function checkAsked({ form, answers, given }: StoredAnswers): CheckedAnswers {
  if (!form) return { values: {} };
  const names = new Set(formFields(form).map(({ name }) => name));
  const asked: FormAnswers = Object.fromEntries(Object.entries(answers).filter(([name]) => names.has(name)));
  return checkAnswers(form, asked, given);
}

/** Problems that prevent submitting the answers, by the field names of the wizard. */
export function answerProblems(stored: StoredAnswers): Record<string, string[]> {
  const checked = checkAsked(stored);
  if (!('problems' in checked)) return {};
  const columns: readonly string[] = stored.form ? columnFields(stored.form) : [];
  return Object.fromEntries(
    Object.entries(checked.problems).map(([path, messages]) => [
      columns.includes(path) ? path : `additional_data.${path}`,
      messages,
    ]),
  );
}

/** Problems that a correction would add. Answers that were missing before do not block it. */
export function newProblems(before: StoredAnswers, after: StoredAnswers): Record<string, string[]> {
  const known = answerProblems(before);
  return Object.fromEntries(Object.entries(answerProblems(after)).filter(([path]) => !(path in known)));
}

/** The answers as the form stores them, with surrounding spaces removed. */
export function checkedAnswers(stored: StoredAnswers): FormAnswers {
  const checked = checkAsked(stored);
  if ('problems' in checked) return {};
  return Object.fromEntries(Object.entries(checked.values).filter(([name]) => name in stored.answers));
}
