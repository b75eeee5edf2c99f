/** Copies a request to a new draft; parts that no longer fit are left out and listed (decision 229). */
import { currentForm, isCohortOffered, REQUEST_STATUS, type FormAnswers } from '@portal/contract';
import {
  notFound,
  sql,
  translate,
  trustedSql,
  type Call,
  type Locked,
  type Reads,
  type Work,
} from '@portal/kit';
import { z } from 'zod';
import { memberUserSql } from '../../../rules/member-user.sql.ts';
import { RequestModel } from '../../../models/index.ts';
import { copyWords as words } from '../../../texts/en/request-copy.ts';
import { saveAnswers } from '../answers/save-answers.ts';
import { storedAnswers, AnswerRow, READ_STORED_ANSWERS } from '../answers/stored-answers.ts';
import { DatasetOffer, datasetProblem, datasetRefusedSql } from '../../dataset/index.ts';
import { createRequest } from '../draft/create.ts';
import { setAccessList } from '../draft/access-list.ts';
import { setDatasets } from '../draft/datasets.ts';
import type { RequestState } from '../../request/index.ts';
import { mayAskForKind } from '../samples/sample-kind.ts';
import { requestedSamples } from '../samples/store-samples.ts';
import { fittingAnswers, type LeftOut } from './fitting-answers.ts';

export interface Copied {
  readonly id: number;
  readonly sfari_request_id: string;
  readonly left_out: LeftOut[];
}

const Source = AnswerRow.extend({ project_id: z.int(), non_autism_research: z.boolean() });

/** The content of a copy. */
interface CopyPlan {
  readonly datasets: readonly string[];
  readonly answers: FormAnswers;
  readonly people: readonly number[];
  readonly leftOut: LeftOut[];
}

/** What the owner of a request could ask for again now; changes nothing. */
export async function planCopy(reads: Reads, sourceId: number): Promise<CopyPlan> {
  const source = await reads.row(
    Source,
    sql`select ${trustedSql(READ_STORED_ANSWERS)}, t.project_id, project.non_autism_research from researcher.request t
      join researcher.project project on project.id = t.project_id where t.id = ${sourceId}`,
  );
  // the preview takes no lock, so the draft may have been deleted after the first read
  if (!source) throw notFound();
  const datasets = await checkDatasets(reads, sourceId, source.non_autism_research);
  const answers = await checkAnswers(reads, source);
  const people = await checkPeople(reads, sourceId, source);
  return {
    datasets: datasets.fitting,
    answers: answers.fitting,
    people: people.fitting,
    leftOut: [...datasets.leftOut, ...answers.leftOut, ...people.leftOut],
  };
}

/**
 * The copy belongs to the same project and starts like any other draft: with the same refusals, the current form
 * versions, and no agreement given. A second call within a minute, for example from a double click, gets the same
 * draft.
 * @throws INVALID_INPUT where the owner must not start a request of the type now
 */
export async function copyRequest(
  work: Work,
  call: Call<'POST /request/{id}/copy/'>,
  { state }: Locked<RequestState>,
): Promise<Copied> {
  const sourceId = call.params.id;
  const plan = await planCopy(work, sourceId);
  const made = await findCopy(work, sourceId, state.owner_id);
  if (made) return { ...made, left_out: plan.leftOut };
  const body = { project: state.project_id, type: state.type };
  const id = await createRequest({ call, work, body });
  await work.of(RequestModel).findById(id).patch({ copied_from: sourceId });
  if (plan.datasets.length > 0) await setDatasets(work, id, plan.datasets);
  if (currentForm(state.type)) await saveAnswers(work, id, plan.answers);
  if (plan.people.length > 0) await setAccessList(work, id, { ...state, status: 1 as const }, plan.people);
  const copy = await findCopy(work, sourceId, state.owner_id);
  if (!copy) throw new Error(`the copy ${id} of request ${sourceId} vanished`);
  return { ...copy, left_out: plan.leftOut };
}

/** The source is locked, so parallel calls by one person run one after the other. */
const findCopy = (reads: Reads, sourceId: number, ownerId: number) =>
  reads.row(
    z.object({ id: z.int(), sfari_request_id: z.string() }),
    sql`select id, sfari_request_id from researcher.request
      where copied_from = ${sourceId} and owner_id = ${ownerId} and status = ${REQUEST_STATUS.CREATED}
        and created > now() - interval '1 minute'
      order by id desc limit 1`,
  );

interface CopyCheck<T> {
  readonly fitting: T;
  readonly leftOut: LeftOut[];
}

const Offered = DatasetOffer.extend({ id: z.string(), name: z.string() });

async function checkDatasets(
  reads: Reads,
  from: number,
  isNonAutismResearch: boolean,
): Promise<CopyCheck<string[]>> {
  const datasets = await reads.rows(
    Offered,
    sql`select dataset.id, dataset.name, dataset.dataset_id, dataset.active, dataset.available, dataset.parent,
        cohort.display_name as cohort, ${trustedSql(datasetRefusedSql('request.owner_id'))} as refused
      from researcher.request_dataset link join researcher.dataset dataset on dataset.id = link.dataset_id
      join researcher.request request on request.id = link.request_id
      join core_api.cohort cohort on cohort.id = dataset.cohort_id
      where link.request_id = ${from} order by dataset.dataset_id`,
  );
  const checked = datasets.map((dataset) => ({
    dataset,
    reason: datasetProblem(dataset, isNonAutismResearch),
  }));
  return {
    fitting: checked.filter(({ reason }) => reason === undefined).map(({ dataset }) => dataset.id),
    leftOut: checked.flatMap(({ dataset, reason }) =>
      reason === undefined ? [] : [{ label: `${dataset.dataset_id}: ${dataset.name}`, reason }],
    ),
  };
}

async function checkAnswers(reads: Reads, source: z.output<typeof Source>): Promise<CopyCheck<FormAnswers>> {
  const form = currentForm(source.type);
  if (!form) return { fitting: {}, leftOut: [] };
  const { form: oldForm, answers } = storedAnswers(source);
  const kindId = requestedSamples(source.type, answers)?.kindId ?? null;
  const isKindFitting = kindId === null || (await mayAskForKind(reads, source.owner_id, kindId));
  return fittingAnswers({
    type: source.type,
    form,
    oldForm,
    answers,
    isKindFitting,
    isCohortFitting: (cohort) => isCohortOffered(cohort, source.non_autism_research),
  });
}

const Chosen = z.object({ user_id: z.int(), name: z.string(), stays: z.boolean() });

/** People who left the team, or are students now, are not copied. */
async function checkPeople(
  reads: Reads,
  from: number,
  { owner_id: ownerId, project_id: projectId }: z.output<typeof Source>,
): Promise<CopyCheck<number[]>> {
  const people = await reads.rows(
    Chosen,
    sql`select chosen.user_id, coalesce(person.display_name, '') as name,
        chosen.user_id = ${ownerId} or exists (select 1 from researcher.team_member member
          where member.project_id = ${projectId} and member.removal_date is null
            and member.user_role <> 'Student' and ${trustedSql(memberUserSql('member'))} = chosen.user_id) as stays
      from researcher.request_access chosen left join core_api.person person on person.id = chosen.user_id
      where chosen.request_id = ${from} and chosen.removal_date is null order by chosen.id`,
  );
  return {
    fitting: people.filter(({ stays }) => stays).map(({ user_id: userId }) => userId),
    leftOut: people
      .filter(({ stays }) => !stays)
      .map(({ name }) => ({ label: name, reason: translate(words.notOnTeam) })),
  };
}
