import { EmptyState, fill } from '@portal/shared-ui';
import { useList } from '@portal/shared-ui/data';
import { RouteButton, RouteLink } from '@portal/shared-ui/page';
import { irbExpirationText } from '../../project/components/IrbExpiration.tsx';
import { NewestRows, SHOWN } from './NewestRows.tsx';
import { home as words } from '#texts/home';

/** The newest projects with when their IRB letter ends. */
export default function ProjectsPanel() {
  const list = useList('GET /project/', { ordering: '-created', limit: SHOWN });
  return (
    <NewestRows
      list={list}
      label={words.projects}
      failed={words.couldNotGetYourProjects}
      empty={
        <EmptyState
          headingLevel={3}
          title={words.noProjects}
          description={words.aProjectSaysWhatYou}
          action={
            <RouteButton to="/project/create" size="sm">
              {words.newProject}
            </RouteButton>
          }
        />
      }
      makeRow={({ id, title, sfari_project_id: code, latest_irb: irb }) => ({
        id,
        to: `/project/${id}`,
        label: title,
        detail: `${code}, ${irb ? fill(words.irbExpirationDate, { latestIrb: irbExpirationText(irb) }) : words.noIrbLetter}`,
      })}
    >
      <RouteLink to="/project">{words.allProjects}</RouteLink>
    </NewestRows>
  );
}
