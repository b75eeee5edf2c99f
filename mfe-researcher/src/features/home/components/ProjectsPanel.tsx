import { Panel } from '../../common/Panel.tsx';
import { EmptyState, Flex, LoadingText, fill } from '@portal/shared-ui';
import { useList } from '@portal/shared-ui/data';
import { RetryPanel } from '@portal/shared-ui/errors';
import { RouteButton, RouteLink } from '@portal/shared-ui/page';
import { irbExpirationText } from '../../project/components/IrbExpiration.tsx';
import { LinkRows } from './LinkRows.tsx';
import { home as words } from '#texts/home';

const SHOWN = 5;

/** The newest projects with when their IRB letter ends. */
export default function ProjectsPanel() {
  const list = useList('GET /project/', { ordering: '-created', limit: SHOWN });
  if (list.error)
    return (
      <RetryPanel
        title={words.couldNotGetYourProjects}
        error={list.error}
        onRetry={() => void list.reload()}
      />
    );
  if (list.isLoading) return <LoadingText />;
  if (list.rows.length === 0)
    return (
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
    );
  return (
    <Panel>
      <LinkRows
        label={words.projects}
        rows={list.rows.map((project) => ({
          id: project.id,
          to: `/project/${project.id}`,
          label: project.title,
          detail: `${project.sfari_project_id}, ${project.latest_irb ? fill(words.irbExpirationDate, { latestIrb: irbExpirationText(project.latest_irb) }) : words.noIrbLetter}`,
        }))}
      />
      <Flex mt="4">
        <RouteLink to="/project">{words.allProjects}</RouteLink>
      </Flex>
    </Panel>
  );
}
