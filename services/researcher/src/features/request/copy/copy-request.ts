/** A request as a new draft; what no longer fits is left out and said (decision 229). */
import { currentForm, isCohortOffered, type RequestForm } from '@portal/contract';
import { sql, translate, trustedSql, type Call, type Locked, type Work } from '@portal/kit';
import { z } from 'zod';
import { memberUserSql } from '../../../member-user.sql.ts';
import { copyWords as words } from '../../../texts/en/request-copy.ts';
import { saveAnswers, storedAnswers, AnswerRow, READ_STORED_ANSWERS } from '../answers/index.ts';
import {
  createRequest,
  DatasetOffer,
  datasetProblem,
  datasetRefusedSql,
  setAccessList,
  setDatasets,
} from '../draft/index.ts';
import type { RequestState } from '../request.policy.ts';
import { fittingAnswers, type LeftOut } from './fitting-answers.ts';

export interface Copied {
  readonly id: number;
  readonly sfari_request_id: string;
  readonly left_out: LeftOut[];
}

const Source = AnswerRow.extend({ non_autism_research: z.boolean() });

/**
 * The copy stands under the same project and starts as any other draft does: with the same refusals, the versions that
 * count now, and nothing agreed to.
 * @throws INVALID_INPUT where the owner may not start a request of the type now
 */
export async function copyRequest(
  work: Work,
  call: Call<'POST /request/{id}/copy/'>,
  { state }: Locked<RequestState>,
  publicUrl: string,
): Promise<Copied> {
  const sourceId = call.params.id;
  const source = await work.row(
    Source,
    sql`select ${trustedSql(READ_STORED_ANSWERS)}, project.non_autism_research from researcher.request t
      join researcher.project project on project.id = t.project_id where t.id = ${sourceId}`,
  );
  if (!source) throw new Error(`request ${sourceId} vanished while it was locked`);
  const body = { project: state.project_id, type: state.type };
  const id = await createRequest({ call, work, body }, publicUrl);
  const form = currentForm(state.type);
  const leftOut = [
    ...(await copyDatasets(work, sourceId, id, source.non_autism_research)),
    ...(form ? await copyAnswers(work, id, form, source) : []),
    ...(await copyPeople(work, sourceId, id, state)),
  ];
  const made = await work.row(
    z.object({ code: z.string() }),
    sql`select sfari_request_id as code from researcher.request where id = ${id}`,
  );
  return { id, sfari_request_id: made?.code ?? '', left_out: leftOut };
}

const Offered = DatasetOffer.extend({ id: z.string(), name: z.string() });

async function copyDatasets(
  work: Work,
  from: number,
  to: number,
  isNonAutismResearch: boolean,
): Promise<LeftOut[]> {
  const datasets = await work.rows(
    Offered,
    sql`select dataset.id, dataset.name, dataset.dataset_id, dataset.active, dataset.available, dataset.parent,
        cohort.display_name as cohort, ${trustedSql(datasetRefusedSql('request.owner_id'))} as refused
      from researcher.request_dataset link join researcher.dataset dataset on dataset.id = link.dataset_id
      join researcher.request request on request.id = link.request_id
      join core_api.cohort cohort on cohort.id = dataset.cohort_id
      where link.request_id = ${from} order by dataset.dataset_id`,
  );
  const judged = datasets.map((dataset) => ({
    dataset,
    reason: datasetProblem(dataset, isNonAutismResearch),
  }));
  const fitting = judged.filter(({ reason }) => reason === undefined).map(({ dataset }) => dataset.id);
  if (fitting.length > 0) await setDatasets(work, to, fitting);
  return judged.flatMap(({ dataset, reason }) =>
    reason === undefined ? [] : [{ label: `${dataset.dataset_id}: ${dataset.name}`, reason }],
  );
}

async function copyAnswers(
  work: Work,
  id: number,
  form: RequestForm,
  source: z.output<typeof Source>,
): Promise<LeftOut[]> {
  const { form: oldForm, answers } = storedAnswers(source);
  const { fitting, leftOut } = fittingAnswers({
    type: source.type,
    form,
    oldForm,
    answers,
    isCohortFitting: (cohort) => isCohortOffered(cohort, source.non_autism_research),
  });
  await saveAnswers(work, id, fitting);
  return leftOut;
}

const Chosen = z.object({ user_id: z.int(), name: z.string(), stays: z.boolean() });

/** Whoever is not on the team any more, or is a student now, is not chosen again. */
async function copyPeople(work: Work, from: number, to: number, state: RequestState): Promise<LeftOut[]> {
  const people = await work.rows(
    Chosen,
    sql`select chosen.user_id, coalesce(person.display_name, '') as name,
        chosen.user_id = ${state.owner_id} or exists (select 1 from researcher.team_member member
          where member.project_id = ${state.project_id} and member.removal_date is null
            and member.user_role <> 'Student' and ${trustedSql(memberUserSql('member'))} = chosen.user_id) as stays
      from researcher.request_access chosen left join core_api.person person on person.id = chosen.user_id
      where chosen.request_id = ${from} and chosen.removal_date is null order by chosen.id`,
  );
  const staying = people.filter(({ stays }) => stays).map(({ user_id: userId }) => userId);
  const draft = { ...state, status: 1 as const };
  if (staying.length > 0) await setAccessList(work, to, draft, staying);
  return people
    .filter(({ stays }) => !stays)
    .map(({ name }) => ({ label: name, reason: translate(words.notOnTeam) }));
}
