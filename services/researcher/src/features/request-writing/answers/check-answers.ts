import { checkAnswers, formFields, type CheckedAnswers, type FormAnswers } from '@portal/contract';
import { columnFields, type StoredAnswers } from './stored-answers.ts';

/** What an older version of the portal stored and no form asks for stops no one. */
function checkAsked({ form, answers, given }: StoredAnswers): CheckedAnswers {
  if (!form) return { values: {} };
  const names = new Set(formFields(form).map(({ name }) => name));
  const asked: FormAnswers = Object.fromEntries(Object.entries(answers).filter(([name]) => names.has(name)));
  return checkAnswers(form, asked, given);
}

/** What is wrong with the answers for submitting, under the names that the wizard knows. */
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

/** What a correction would leave undone. What was missing before stops no correction of something else. */
export function newProblems(before: StoredAnswers, after: StoredAnswers): Record<string, string[]> {
  const known = answerProblems(before);
  return Object.fromEntries(Object.entries(answerProblems(after)).filter(([path]) => !(path in known)));
}

/** What was answered, as the form stores it: without space around it. */
export function checkedAnswers(stored: StoredAnswers): FormAnswers {
  const checked = checkAsked(stored);
  if ('problems' in checked) return {};
  return Object.fromEntries(Object.entries(checked.values).filter(([name]) => name in stored.answers));
}
