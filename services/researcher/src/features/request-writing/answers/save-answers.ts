import {
  draftSchema,
  formFields,
  isCohortOffered,
  presentAnswers,
  requestType,
  type FormAnswers,
  type RequestForm,
} from '@portal/contract';
import { listFieldErrors, invalid, plainWords, sanitizeHtml, sql, trustedSql, type Work } from '@portal/kit';
import { z } from 'zod';
import { requestRefusals } from '../../../texts/en/request-refusals.ts';
import { RequestModel } from '../../../models/index.ts';
import { storeSamples } from '../samples/store-samples.ts';
import { checkKind } from '../samples/sample-kind.ts';
import { newProblems } from './check-answers.ts';
import { fileProblems, attachFiles } from './request-files.ts';
import { columnFields, READ_STORED_ANSWERS, storedAnswers, AnswerRow } from './stored-answers.ts';

/**
 * Merges new answers into the stored ones and clears those that conditions now hide. The row must be locked, and the
 * request's datasets already written. With `staysComplete` no required answer may be removed, because no later
 * submission checks it.
 * @throws INVALID_INPUT for answers that the request's version of the form cannot store
 */
export async function saveAnswers(
  work: Work,
  id: number,
  changes: FormAnswers = {},
  { staysComplete = false }: { readonly staysComplete?: boolean } = {},
): Promise<void> {
  const row = await work.row(
    AnswerRow,
    sql`select ${trustedSql(READ_STORED_ANSWERS)} from researcher.request t where t.id = ${id}`,
  );
  if (!row) throw new Error(`request ${id} vanished while it was locked`);
  const { form, answers, given } = storedAnswers(row);
  if (!form) {
    if (Object.keys(changes).length > 0) throw invalid({ additional_data: [requestRefusals.noForm] });
    return;
  }
  await checkKind(work, { type: row.type, ownerId: row.owner_id }, answers, changes);
  const shown = presentAnswers(form, { ...answers, ...draftAnswers(form, changes) }, given);
  const stored = await attachFiles(work, id, { form, answers: shown });
  await checkCohort(work, id, row.type, changes);
  if (staysComplete) {
    const problems = {
      ...newProblems({ form, answers, given }, { form, answers: stored, given }),
      ...(await fileProblems(work, id)),
    };
    if (Object.keys(problems).length > 0) throw invalid(problems);
  }
  await storeCohort(work, id, row.type, stored);
  await storeSamples(work, id, row.type, stored);
  const columns = columnFields(form);
  const data = Object.fromEntries(
    Object.entries(stored).filter(([name]) => !(columns as readonly string[]).includes(name)),
  );
  const own = Object.fromEntries(columns.map((name) => [name, stored[name] ?? null]));
  await work
    .of(RequestModel)
    .findById(id)
    .patch({ additional_data: data, ...own });
}

/** Submitting checks this again, because the project's answer on autism research may change until then. */
async function checkCohort(work: Work, id: number, type: number, changes: FormAnswers): Promise<void> {
  const { cohortField } = requestType(type);
  const answer = cohortField === undefined ? undefined : changes[cohortField];
  if (cohortField === undefined || typeof answer !== 'string') return;
  const project = await work.row(
    z.object({ non_autism_research: z.boolean() }),
    sql`select project.non_autism_research from researcher.request t
      join researcher.project project on project.id = t.project_id where t.id = ${id}`,
  );
  if (!isCohortOffered(answer, project?.non_autism_research ?? false))
    throw invalid({ [`additional_data.${cohortField}`]: [requestRefusals.sparkOnly] });
}

/** Copies the cohort named in an answer to the request, where lists filter by it. */
async function storeCohort(work: Work, id: number, type: number, answers: FormAnswers): Promise<void> {
  const { cohortField } = requestType(type);
  if (cohortField === undefined) return;
  const answer = answers[cohortField];
  const named = sql`select cohort.id from core_api.cohort cohort
    where ${typeof answer === 'string' ? answer : ''} in (cohort.name, cohort.display_name)`;
  await work.run(
    sql`delete from researcher.request_cohort where request_id = ${id} and cohort_id not in (${named})`,
  );
  await work.run(sql`insert into researcher.request_cohort (request_id, cohort_id)
    select ${id}::int, named.id from (${named}) named on conflict do nothing`);
}

/** Checks only what the form's fields accept in a draft, and removes scripts from rich text. */
function draftAnswers(form: RequestForm, changes: FormAnswers): FormAnswers {
  const parsed = draftSchema(form).safeParse(changes, { error: plainWords });
  if (!parsed.success) throw invalid(underData(listFieldErrors(parsed.error.issues)));
  const rich = new Set(
    formFields(form)
      .filter(({ type }) => type === 'rich_text')
      .map(({ name }) => name),
  );
  return Object.fromEntries(
    Object.entries(parsed.data).map(([name, value]) => [
      name,
      rich.has(name) && typeof value === 'string' ? sanitizeHtml(value) : value,
    ]),
  );
}

const underData = (errors: ReturnType<typeof listFieldErrors>): ReturnType<typeof listFieldErrors> =>
  Array.isArray(errors)
    ? { additional_data: errors }
    : Object.fromEntries(
        Object.entries(errors).map(([path, messages]) => [`additional_data.${path}`, messages]),
      );
