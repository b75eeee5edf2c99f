/** Checks answers against a form's definition (spec 1 section 5), with the schema that the page uses too. */
import {
  checkAnswers as check,
  formFields,
  type CheckedAnswers,
  type FormAnswers,
  type FormDefinition,
} from '@portal/contract';
import { sanitizeHtml } from '@portal/kit';

/** Values of the visible fields, or the problems by field; a table cell is named `field.row.column`. */
export function checkAnswers(form: FormDefinition, answers: FormAnswers): CheckedAnswers {
  const checked = check(form, answers);
  if ('problems' in checked) return checked;
  const rich = formFields(form).filter(({ type }) => type === 'rich_text');
  const sanitized = rich.flatMap(({ name }) => {
    const html = checked.values[name];
    return typeof html === 'string' ? [[name, sanitizeHtml(html)]] : [];
  });
  return { values: { ...checked.values, ...Object.fromEntries(sanitized) } };
}
