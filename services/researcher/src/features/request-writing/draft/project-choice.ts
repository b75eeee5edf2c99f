import { actsAs, invalid, type Actor, type Work } from '@portal/kit';
import { requestRefusals } from '../../../texts/en/request-refusals.ts';
import { ProjectModel } from '../../../models/index.ts';

/**
 * A missing project and another person's project get the same answer. The row is locked until the request refers to it.
 * A change of the team locks the project's requests, so it must wait and not miss this one.
 */
export async function chooseProject(work: Work, actor: Actor, projectId: number): Promise<ProjectModel> {
  const project = await work.of(ProjectModel).findById(projectId).forShare();
  const isAdministrator = actor.kind === 'service' || actsAs(actor, 'sfari_admin');
  const mayChoose = isAdministrator || actsAs(actor, 'abn_proj_mgr') || project?.owner_id === actor.userId;
  if (!project || !mayChoose) throw invalid({ project: [requestRefusals.project.own] });
  return project;
}
