import {
  currentTerms,
  isEditableByOwner,
  isTypeOffered,
  REQUEST_STATUS,
  RequestReadinessDue,
  requestType,
} from '@portal/contract';
import { invalid, sql, trustedSql, type Call, type Locked, type Work } from '@portal/kit';
import { requestRefusals } from '../../../texts/en/request-refusals.ts';
import { memberUserSql } from '../../../member-user.sql.ts';
import { clearResources } from '../../../draft-resources.ts';
import { ProjectModel, RequestModel } from '../../../models/index.ts';
import { syncDatasetAccess } from '../../dataset-access/index.ts';
import { refreshReadiness } from '../../team/index.ts';
import { saveAnswers } from '../answers/index.ts';
import type { CollectionClient } from '../../../clients/collection.client.ts';
import { correctCollection } from '../collection/index.ts';
import { addComment } from '../comment/index.ts';
import { saveNotes, type WithNotes } from '../meeting/index.ts';
import type { RequestState } from '../request.policy.ts';
import { checkSampleChange } from '../samples/index.ts';
import { setAccessList } from './access-list.ts';
import { setDatasets } from './datasets.ts';
import { withFieldNames } from './field-names.ts';
import { setExpiration } from './expiration.ts';
import { isCorrection, notifyOwner } from './correction.ts';
import { refuseForeignType } from './on-behalf.ts';
import { chooseProject } from './project-choice.ts';
import { changeType } from './type-choice.ts';

export interface PatchWrite {
  readonly call: Pick<Call, 'actor'> & Partial<Pick<Call, 'correlationId'>>;
  readonly work: Work;
  readonly body: WithNotes;
  readonly loaded: Locked<RequestState>;
  /** Null for a draft that is just being made, which takes none. */
  readonly collections: CollectionClient | null;
}

/** Which action of the policy each field needs; `edit` where none is named. */
export const PATCH_ACTIONS = {
  access_control_list: 'edit_team',
  comments: 'comment',
  zendesk_ticket_ids: 'administrate',
  expiration_date: 'set_expiration',
  meeting_notes: 'meeting_notes',
  intent_to_download: 'agree',
  agreed_nih: 'agree',
  data_safeguard: 'agree',
  agreed_to_usage_policy: 'agree',
} as const;

const PLAIN_COLUMNS = [
  'intent_to_download',
  'agreed_nih',
  'data_safeguard',
  'agreed_to_usage_policy',
  'gpf_access_status',
  'zendesk_ticket_ids',
] as const;

/** What the owner handed in; staff keep more with the request, of which the owner is told elsewhere or not at all. */
const CORRECTED = ['project', 'datasets', 'additional_data', 'gpf_access_status'] as const;

/** Saves what was sent and leaves the rest; an unfinished draft is fine, so that the wizard can save as it goes. */
export async function patchRequest({ call, work, body, loaded, collections }: PatchWrite): Promise<void> {
  const id = Number(loaded.id);
  const { comments, meeting_notes: notes, ...fields } = withFieldNames(body, body.type ?? loaded.state.type);
  if (comments) await addComment(work, call.actor, id, comments.add.text);
  if (notes) await saveNotes(work, call, id, notes);
  // Comments and notes are no change of the request: somebody who decides meanwhile is not told that theirs is stale.
  if (Object.keys(fields).length === 0) return;

  if (loaded.state.renewal_of !== null && (body.project !== undefined || body.type !== undefined))
    throw invalid({
      [body.project === undefined ? 'type' : 'project']: [requestRefusals.renewal.projectKept],
    });
  const moved = await moveToProject({ call, work, body, loaded, collections });
  const { type = moved.type } = fields;
  const isOtherType = type !== moved.type;
  const isElsewhere = moved.project_id !== loaded.state.project_id;
  if (isOtherType) refuseForeignType(call.actor, moved.owner_id, type);
  const state = isOtherType ? await changeType(work, id, moved, type) : moved;
  await updateColumns(work, id, body, state);
  if (fields.datasets) {
    if (requestType(state.type).resources !== 'datasets' || state.renewal_of !== null)
      throw invalid({ datasets: [requestRefusals.datasets.otherType] });
    // Nothing asks again after the submission.
    if (fields.datasets.length === 0 && !isEditableByOwner(state.type, state.status))
      throw invalid({ datasets: [requestRefusals.submission.datasetMissing] });
    await setDatasets(work, id, fields.datasets);
  }
  if (fields.additional_data) await checkSampleChange(work, loaded, fields.additional_data);
  // After the datasets, on which it depends what the form asks.
  if (fields.additional_data || fields.datasets || fields.gpf_access_status !== undefined)
    await saveAnswers(work, id, fields.additional_data, {
      staysComplete: !isEditableByOwner(state.type, state.status),
    });
  if (fields.additional_data && collections)
    await correctCollection({ work, collections, call, loaded }, fields.additional_data);
  if (CORRECTED.some((field) => fields[field] !== undefined) && isCorrection(call.actor, loaded.state))
    await notifyOwner(work, call.actor, id, state.owner_id);
  if (fields.access_control_list) {
    const people = fields.access_control_list.map((entry) => entry.user_id);
    await setAccessList(work, id, state, people);
    if (state.status === REQUEST_STATUS.FULFILLED) await syncDatasetAccess(work, [id]);
  }
  if (fields.expiration_date !== undefined) await setExpiration(work, id, fields.expiration_date);
  if (!fields.access_control_list && !isElsewhere && !isOtherType) return;
  await refreshReadiness(work, sql`t.id = ${id}`);
  // An event about somebody of the new project, handled before this is seen, does not find the request.
  if (isElsewhere || state.status === REQUEST_STATUS.APPROVED_PENDING_TEAM)
    await work.emit(RequestReadinessDue, { request_ids: [id] });
}

/** Another project of the same owner; people chosen from the old project's team are not members of the new one. */
async function moveToProject({ call, work, body, loaded }: PatchWrite): Promise<RequestState> {
  const { state } = loaded;
  if (body.project === undefined || body.project === state.project_id) return state;
  const project = await chooseProject(work, call.actor, body.project);
  if (project.owner_id !== state.owner_id) throw invalid({ project: [requestRefusals.project.ofOwner] });
  await work.run(sql`delete from researcher.request_access chosen where chosen.request_id = ${loaded.id}
    and not exists (select 1 from researcher.team_member member where member.project_id = ${project.id}
      and member.removal_date is null and ${trustedSql(memberUserSql('member'))} = chosen.user_id)`);
  const left = await work.read(ProjectModel).findById(state.project_id);
  await work.of(RequestModel).findById(loaded.id).patch({ project_id: project.id });
  // Other resources are offered there; after a submission they stay, and submitting again judges them.
  const isOther = left?.non_autism_research !== project.non_autism_research;
  if (isOther && state.status === REQUEST_STATUS.CREATED)
    refuseOtherType(body.type ?? state.type, project.non_autism_research);
  if (isOther && state.status === REQUEST_STATUS.CREATED) await clearResources(work, [Number(loaded.id)]);
  return { ...state, project_id: project.id };
}

/** A type that is a resource itself cannot be cleared as datasets are. @throws INVALID_INPUT */
function refuseOtherType(type: number, isNonAutismResearch: boolean): void {
  if (!isTypeOffered(requestType(type), isNonAutismResearch))
    throw invalid({ project: [requestRefusals.sparkOnly] });
}

async function updateColumns(work: Work, id: number, body: WithNotes, state: RequestState): Promise<void> {
  const agreed = body.agreed_to_usage_policy;
  const sent = Object.fromEntries(PLAIN_COLUMNS.map((column) => [column, body[column]]));
  await work
    .of(RequestModel)
    .findById(id)
    .patch({
      ...sent,
      // Written even when only datasets or people change, so that the ETag moves on with them.
      modified: new Date(),
      ...(agreed === undefined
        ? {}
        : { usage_policy_version: agreed ? currentTerms(state.type).version : null }),
    });
}
