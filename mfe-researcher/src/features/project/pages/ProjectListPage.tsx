import { CohortMarks } from '@portal/shared-ui/cohort';
import { STARTER_ROLES } from '@portal/contract/roles';
import { AddIcon } from '@portal/shared-ui';
import { ListPage } from '@portal/shared-ui/filtered-list';
import { RouteButton, RouteLink } from '@portal/shared-ui/page';
import { useSession } from '@portal/shared-ui/session';
import { useIsResearcher } from '../../irb/use-is-researcher.ts';
import { projectColumns } from '../components/project-columns.tsx';
import { project as words } from '#texts/project';

/** `/project`: researchers see their own projects without search; staff see and search all (spec 2 section 2.3). */
export function Component() {
  const isResearcher = useIsResearcher();
  const { role } = useSession();
  const mayCreate = isResearcher || (role !== null && STARTER_ROLES.includes(role));
  return (
    <ListPage
      title={words.list.title}
      breadcrumbs={[]}
      actions={
        mayCreate ? (
          <RouteButton to="/project/create/">
            <AddIcon />
            {words.form.createTitle}
          </RouteButton>
        ) : null
      }
      list="GET /project/"
      ordering="title"
      columns={projectColumns(isResearcher)}
      rowLabel={(project) => project.title}
      rowHref={(project) => `/project/${project.id}`}
      searchLabel={isResearcher ? undefined : words.list.searchLabel}
      storageKey="projects"
      empty={{
        title: words.list.emptyTitle,
        description: words.list.emptyText,
        icon: <CohortMarks />,
        action: isResearcher ? <RouteLink to="/project/create/">{words.list.create}</RouteLink> : undefined,
      }}
    />
  );
}
