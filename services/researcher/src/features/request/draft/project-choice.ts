import { actsAs, invalid, type Call } from '@portal/kit';
import type { Knex } from 'knex';

export interface ChosenProject {
  readonly id: number;
  readonly owner_id: number;
  readonly is_editable: boolean;
}

/**
 * A missing project and somebody else's get the same answer. The row stays while the request comes to stand on it, and
 * its team is not changed: whoever changes a team locks the project's requests, and must not miss this one.
 */
export async function chooseProject(
  { actor, database }: Pick<Call, 'actor' | 'database'>,
  trx: Knex.Transaction,
  projectId: number,
): Promise<ChosenProject> {
  const [project] = await database.query<ChosenProject>(
    {
      text: 'select id, owner_id, is_editable from researcher.project where id = $1 for share',
      values: [projectId],
    },
    trx,
  );
  const isAdministrator = actor.kind === 'service' || actsAs(actor, 'sfari_admin');
  const mayChoose = isAdministrator || actsAs(actor, 'abn_proj_mgr') || project?.owner_id === actor.userId;
  if (!project || !mayChoose) throw invalid({ project: ['Choose one of your projects'] });
  if (!project.is_editable && !isAdministrator)
    throw invalid({ project: ['This project can no longer be changed'] });
  return project;
}
