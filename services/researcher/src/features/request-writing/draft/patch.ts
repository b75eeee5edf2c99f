/** What `PATCH /request/{id}/` changes of a request. */
import {
  currentTerms,
  isEditableByOwner,
  REQUEST_STATUS,
  RequestReadinessDue,
  type RequestPatch,
} from '@portal/contract';
import { invalid, sql, type Actor, type Call, type Locked, type Work } from '@portal/kit';
import { requestRefusals } from '../../../texts/en/request-refusals.ts';
import { RequestModel } from '../../../models/index.ts';
import { refreshReadiness } from '../../team/index.ts';
import { saveAnswers } from '../answers/save-answers.ts';
import type { CollectionClient } from '../../../clients/collection.client.ts';
import { correctCollection } from '../collection/choose-collection.ts';
import { type RequestState, isCorrection, notifyOwnerOfCorrection } from '../../request/index.ts';
import { checkSampleChange } from '../samples/change-samples.ts';
import { changeAccessList } from './access-list.ts';
import { changeDatasets } from './datasets.ts';
import { withFieldNames } from './field-names.ts';
import { setExpiration } from './expiration.ts';
import { moveToProject } from './move-project.ts';
import { refuseForeignType } from './on-behalf.ts';
import { changeType } from './type-choice.ts';

export interface PatchWrite {
  readonly call: Pick<Call, 'actor'> & Partial<Pick<Call, 'correlationId'>>;
  readonly work: Work;
  readonly body: RequestPatch;
  readonly loaded: Locked<RequestState>;
  /** Null while a draft is being created, because drafts claim no collection. */
  readonly collections: CollectionClient | null;
}

/** The policy action that each field needs; `edit` where none is listed. */
export const PATCH_ACTIONS = {
  access_control_list: 'edit_team',
  comments: 'comment',
  zendesk_ticket_ids: 'edit_tickets',
  expiration_date: 'set_expiration',
  meeting_notes: 'meeting_notes',
  intent_to_download: 'agree',
  agreed_nih: 'agree',
  data_safeguard: 'agree',
  agreed_to_usage_policy: 'agree',
} as const;

/**
 * Saves the fields that were sent. An incomplete draft is accepted, so that the wizard can save at every step. The type
 * is checked under the new project, the answers under the new type and datasets.
 */
export async function patchRequest({ body, ...write }: PatchWrite): Promise<void> {
  const { call, work, loaded } = write;
  const id = Number(loaded.id);
  const fields = withFieldNames(body, body.type ?? loaded.state.type);
  refuseOtherStudy(loaded.state, fields);
  const state = await changePlace(work, call.actor, loaded, fields);
  await updateColumns(work, id, fields, state);
  if (fields.datasets) await changeDatasets(work, id, state, fields.datasets);
  await changeAnswers(write, fields, state);
  if (CORRECTED.some((field) => fields[field] !== undefined) && isCorrection(call.actor, loaded.state))
    await notifyOwnerOfCorrection(work, call.actor, id, state.owner_id);
  if (fields.access_control_list) await changeAccessList(work, id, state, fields.access_control_list);
  if (fields.expiration_date !== undefined) await setExpiration(work, id, fields.expiration_date);
  const isElsewhere = state.project_id !== loaded.state.project_id;
  if (fields.access_control_list || isElsewhere || state.type !== loaded.state.type)
    await evaluateReadiness(work, id, state, isElsewhere);
}

/** A renewal always has the project and type of its request. @throws INVALID_INPUT */
function refuseOtherStudy({ renewal_of: renewed }: RequestState, { project, type }: RequestPatch): void {
  if (renewed !== null && (project !== undefined || type !== undefined))
    throw invalid({ [project === undefined ? 'type' : 'project']: [requestRefusals.renewal.projectLocked] });
}

/** Changes the project before the type, because the project decides which types are offered. */
async function changePlace(
  work: Work,
  actor: Actor,
  { id: key, state }: Locked<RequestState>,
  { project, type = state.type }: RequestPatch,
): Promise<RequestState> {
  const id = Number(key);
  const moved =
    project === undefined ? state : await moveToProject(work, actor, { id, state, type }, project);
  if (type === moved.type) return moved;
  refuseForeignType(actor, moved.owner_id, type);
  return changeType(work, id, moved, type);
}

const PLAIN_COLUMNS = [
  'intent_to_download',
  'agreed_nih',
  'data_safeguard',
  'agreed_to_usage_policy',
  'gpf_access_status',
  'zendesk_ticket_ids',
] as const;

async function updateColumns(
  work: Work,
  id: number,
  fields: RequestPatch,
  { type }: RequestState,
): Promise<void> {
  const agreed = fields.agreed_to_usage_policy;
  const sent = Object.fromEntries(PLAIN_COLUMNS.map((column) => [column, fields[column]]));
  await work
    .of(RequestModel)
    .findById(id)
    .patch({
      ...sent,
      // Written even if only datasets or people change, so that the ETag changes too.
      modified: new Date(),
      ...(agreed === undefined ? {} : { usage_policy_version: agreed ? currentTerms(type).version : null }),
    });
}

/** The form's questions depend on the datasets, so the datasets must be written first. */
async function changeAnswers(
  { call, work, loaded, collections }: Omit<PatchWrite, 'body'>,
  { additional_data: answers, datasets, gpf_access_status: gpfStatus }: RequestPatch,
  { type, status }: RequestState,
): Promise<void> {
  if (answers) await checkSampleChange(work, loaded, answers);
  if (answers || datasets || gpfStatus !== undefined)
    await saveAnswers(work, Number(loaded.id), answers, { staysComplete: !isEditableByOwner(type, status) });
  if (answers && collections) await correctCollection({ work, collections, call, loaded }, answers);
}

/** Fields submitted by the owner; if staff change them, the owner is notified. */
const CORRECTED = ['project', 'datasets', 'additional_data', 'gpf_access_status'] as const;

/** Readiness of the team depends on the project, the type and the people who get access. */
async function evaluateReadiness(
  work: Work,
  id: number,
  { status }: RequestState,
  isElsewhere: boolean,
): Promise<void> {
  await refreshReadiness(work, sql`t.id = ${id}`);
  // an event about a member of the new project, handled before this transaction commits, does not find the request
  if (isElsewhere || status === REQUEST_STATUS.APPROVED_PENDING_TEAM)
    await work.emit(RequestReadinessDue, { request_ids: [id] });
}
