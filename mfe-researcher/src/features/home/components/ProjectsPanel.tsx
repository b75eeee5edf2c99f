import { CohortMarks } from '@portal/shared-ui/cohort';
import { EmptyState, fill } from '@portal/shared-ui';
import { useList } from '@portal/shared-ui/data';
import { RouteButton, RouteLink } from '@portal/shared-ui/page';
import { irbExpirationText } from '../../irb/IrbExpiration.tsx';
import { NewestRows, SHOWN } from '@portal/shared-ui/newest-rows';
import { home as words } from '#texts/home';

/** The newest projects, with the expiration of their IRB letters. */
export default function ProjectsPanel() {
  const list = useList('GET /project/', { ordering: '-created', limit: SHOWN });
  return (
    <NewestRows
      list={list}
      label={words.projects.caption}
      failed={words.projects.loadFailed}
      empty={
        <EmptyState
          headingLevel={3}
          icon={<CohortMarks />}
          title={words.projects.emptyTitle}
          description={words.projects.emptyText}
          action={
            <RouteButton to="/project/create" size="sm">
              {words.projects.create}
            </RouteButton>
          }
        />
      }
      makeRow={({ id, title, sfari_project_id: code, latest_irb: irb }) => ({
        id,
        to: `/project/${id}`,
        label: title,
        detail: `${code}, ${irb ? fill(words.projects.irbExpires, { latestIrb: irbExpirationText(irb) }) : words.projects.noIrb}`,
      })}
    >
      <RouteLink to="/project">{words.projects.all}</RouteLink>
    </NewestRows>
  );
}
