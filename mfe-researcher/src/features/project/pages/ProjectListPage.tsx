import { MESSAGES } from '@portal/contract/messages';
import { STARTER_ROLES } from '@portal/contract/roles';
import { AddIcon } from '@portal/shared-ui';
import { useList } from '@portal/shared-ui/data';
import { Page, RouteButton, RouteLink } from '@portal/shared-ui/page';
import { useSession } from '@portal/shared-ui/session';
import { DataTable, useTableState, listProps } from '@portal/shared-ui/table';
import { useIsResearcher } from '../model/use-is-researcher.ts';
import { projectColumns } from '../components/project-columns.tsx';
import { project as words } from '#texts/project';

/** /project: researchers see their own, without search; staff see and search all (specification 2 section 2.3). */
export function Component() {
  const isResearcher = useIsResearcher();
  const { role } = useSession();
  const mayCreate = isResearcher || (role !== null && STARTER_ROLES.includes(role));
  const table = useTableState({ ordering: 'title' });
  const list = useList('GET /project/', table.query);
  return (
    <Page
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
    >
      <DataTable
        caption={words.list.title}
        columns={projectColumns(isResearcher)}
        {...listProps(list)}
        state={table.state}
        onStateChange={table.onStateChange}
        rowId={(project) => String(project.id)}
        rowLabel={(project) => project.title}
        rowHref={(project) => `/project/${project.id}`}
        searchLabel={isResearcher ? undefined : words.list.searchLabel}
        storageKey="projects"
        empty={{
          title: MESSAGES.noMatchingSearch,
          description: words.list.emptyText,
          action: isResearcher ? <RouteLink to="/project/create/">{words.list.create}</RouteLink> : undefined,
        }}
      />
    </Page>
  );
}
