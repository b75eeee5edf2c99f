import { currentTerms, REQUEST_STATUS, requestType, type RequestPatch } from '@portal/contract';
import { invalid, type Call, type Locked } from '@portal/kit';
import type { Knex } from 'knex';
import { memberUserSql } from '../../../member-user.sql.ts';
import { saveAnswers } from '../answers/index.ts';
import { addComment } from '../comment/index.ts';
import { askWhetherReady } from '../events/readiness.ts';
import type { RequestState } from '../request.policy.ts';
import { setAccessList } from './access-list.ts';
import { setDatasets } from './datasets.ts';
import { chooseProject } from './project-choice.ts';

export interface PatchWrite {
  readonly call: Call;
  readonly trx: Knex.Transaction;
  readonly body: RequestPatch;
  readonly loaded: Locked<RequestState>;
}

/** Which action of the policy each field needs; `edit` where none is named. */
export const PATCH_ACTIONS = {
  access_control_list: 'edit_team',
  comments: 'comment',
  zendesk_ticket_ids: 'administrate',
} as const;

const PLAIN_COLUMNS = [
  'intent_to_download',
  'agreed_nih',
  'data_safeguard',
  'agreed_to_usage_policy',
  'gpf_access_status',
  'zendesk_ticket_ids',
] as const;

/** Saves what was sent and leaves the rest; an unfinished draft is fine, so that the wizard can save as it goes. */
export async function patchRequest({ call, trx, body, loaded }: PatchWrite): Promise<void> {
  const id = Number(loaded.id);
  const { comments, ...fields } = body;
  if (comments) await addComment(call, trx, id, comments.add.text);
  // A comment is no change of the request: somebody who decides meanwhile is not told that theirs is stale.
  if (Object.keys(fields).length === 0) return;

  const state = await moveToProject({ call, trx, body, loaded });
  await updateColumns(call, trx, id, body, state);
  if (fields.datasets) {
    if (requestType(state.type).resources !== 'datasets')
      throw invalid({ datasets: ['Only a dataset request has datasets'] });
    await setDatasets(call, trx, id, fields.datasets);
  }
  // After the datasets, on which it depends what the form asks.
  if (fields.additional_data || fields.datasets || fields.gpf_access_status !== undefined)
    await saveAnswers(call, trx, id, fields.additional_data);
  if (fields.access_control_list) {
    const people = fields.access_control_list.map((entry) => entry.user_id);
    await setAccessList(call, trx, id, state, people);
    if (state.status === REQUEST_STATUS.APPROVED_PENDING_TEAM)
      await askWhetherReady(call, trx, state.owner_id);
  }
}

/** Another project of the same owner; people chosen from the old project's team are not members of the new one. */
async function moveToProject({ call, trx, body, loaded }: PatchWrite): Promise<RequestState> {
  const { state } = loaded;
  if (body.project === undefined || body.project === state.project_id) return state;
  const project = await chooseProject(call, trx, body.project);
  if (project.owner_id !== state.owner_id) throw invalid({ project: ["Choose one of the owner's projects"] });
  await call.database.query(
    {
      text: `delete from researcher.request_access chosen where chosen.request_id = $1 and not exists (
        select 1 from researcher.team_member member where member.project_id = $2
          and member.removal_date is null and ${memberUserSql('member')} = chosen.user_id)`,
      values: [loaded.id, project.id],
    },
    trx,
  );
  return { ...state, project_id: project.id };
}

async function updateColumns(
  { database }: Call,
  trx: Knex.Transaction,
  id: number,
  body: RequestPatch,
  state: RequestState,
): Promise<void> {
  const agreed = body.agreed_to_usage_policy;
  const values: unknown[] = [id, state.project_id];
  const assignments = PLAIN_COLUMNS.filter((column) => body[column] !== undefined).map(
    (column) => `, ${column} = $${values.push(body[column])}`,
  );
  if (agreed !== undefined)
    assignments.push(
      `, usage_policy_version = $${values.push(agreed ? currentTerms(state.type).version : null)}`,
    );
  // Written even when only datasets or people change, so that the ETag moves on with them.
  await database.query(
    {
      text: `update researcher.request set modified = now(), project_id = $2${assignments.join('')} where id = $1`,
      values,
    },
    trx,
  );
}
