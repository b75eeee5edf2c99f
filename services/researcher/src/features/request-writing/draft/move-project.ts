import { isTypeOffered, REQUEST_STATUS, requestType } from '@portal/contract';
import { invalid, sql, trustedSql, type Actor, type Work } from '@portal/kit';
import { requestRefusals } from '../../../texts/en/request-refusals.ts';
import { memberUserSql } from '../../../rules/member-user.sql.ts';
import { clearResources } from '../../../commands/draft-resources.ts';
import { ProjectModel, RequestModel } from '../../../models/index.ts';
import type { RequestState } from '../../request/index.ts';
import { chooseProject } from './project-choice.ts';

/**
 * Moves the request to another project of the same owner. People chosen from the old project's team are dropped,
 * because they are not members of the new one. The row must be locked.
 * @param type the type that the request will have
 * @throws INVALID_INPUT for a project of someone else, or one whose research the type is not offered for
 */
export async function moveToProject(
  work: Work,
  actor: Actor,
  request: { readonly id: number; readonly state: RequestState; readonly type: number },
  projectId: number,
): Promise<RequestState> {
  const { id, state, type } = request;
  if (projectId === state.project_id) return state;
  const project = await chooseProject(work, actor, projectId);
  if (project.owner_id !== state.owner_id) throw invalid({ project: [requestRefusals.project.ofOwner] });
  await work.run(sql`delete from researcher.request_access chosen where chosen.request_id = ${id}
    and not exists (select 1 from researcher.team_member member where member.project_id = ${project.id}
      and member.removal_date is null and ${trustedSql(memberUserSql('member'))} = chosen.user_id)`);
  const left = await work.read(ProjectModel).findById(state.project_id);
  await work.of(RequestModel).findById(id).patch({ project_id: project.id });
  // Other resources are offered in the new project. Only drafts are cleared; after a submission, submitting again
  // checks them.
  const isOther = left?.non_autism_research !== project.non_autism_research;
  if (isOther && state.status === REQUEST_STATUS.CREATED) {
    refuseOtherType(type, project.non_autism_research);
    await clearResources(work, [id]);
  }
  return { ...state, project_id: project.id };
}

/** If the type itself is the resource, there is nothing to clear, so the move is refused. @throws INVALID_INPUT */
function refuseOtherType(type: number, isNonAutismResearch: boolean): void {
  if (!isTypeOffered(requestType(type), isNonAutismResearch))
    throw invalid({ project: [requestRefusals.sparkOnly] });
}
