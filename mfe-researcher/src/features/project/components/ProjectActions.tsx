import type { Project } from '@portal/contract';
import { STARTER_ROLES } from '@portal/contract/roles';
import { AddIcon, EditIcon } from '@portal/shared-ui';
import { RouteButton } from '@portal/shared-ui/page';
import { useSession } from '@portal/shared-ui/session';
import { useIsResearcher } from '../../irb/use-is-researcher.ts';
import { DeleteProjectButton } from './DeleteProjectButton.tsx';
import { LockProjectButton } from './LockProjectButton.tsx';
import { project as words } from '#texts/project';

/** The actions on the project that the reader may use. */
export function ProjectActions({ project }: { project: Project }) {
  const { abilities } = project;
  const { role, user } = useSession();
  const starts = useIsResearcher() ? !user?.suspended_request : role !== null && STARTER_ROLES.includes(role);
  return (
    <>
      <RouteButton to="?mode=history" variant="ghost" colorPalette="gray">
        {words.view.auditTrail}
      </RouteButton>
      {abilities['lock'] ? <LockProjectButton project={project} /> : null}
      {abilities['delete'] ? <DeleteProjectButton project={project} /> : null}
      {abilities['edit'] ? (
        <RouteButton to="?mode=edit" variant="outline">
          <EditIcon />
          {words.view.edit}
        </RouteButton>
      ) : null}
      {abilities['create_request'] && starts ? (
        <RouteButton to={`/request/create?project=${project.id}`}>
          <AddIcon />
          {words.view.newRequest}
        </RouteButton>
      ) : null}
    </>
  );
}
