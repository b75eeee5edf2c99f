import type { Project } from '@portal/contract';
import { Box, DefinitionList, Grid, Stack } from '@portal/shared-ui';
import { Page } from '@portal/shared-ui/page';
import { Panel } from '../../common/Panel.tsx';
import { ReadGate } from '../../common/ReadGate.tsx';
import { SectionHeading } from '../../common/SectionHeading.tsx';
import { useTeam } from '../../team/api/use-team.ts';
import { TeamEditor } from '../../team/components/TeamEditor.tsx';
import { IrbCard } from './IrbCard.tsx';
import { ProjectActions } from './ProjectActions.tsx';
import { ProjectRequests } from './ProjectRequests.tsx';

/** A project with its letter, its team and its requests. */
export function ProjectView({ project }: { project: Project }) {
  const team = useTeam(project.id);
  return (
    <Page
      title={project.title}
      breadcrumbs={[{ label: 'Projects', to: '/project' }]}
      summary={`${project.sfari_project_id}, owned by ${project.owner.display_name}`}
      actions={<ProjectActions project={project} />}
    >
      <Stack gap="8">
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' }}
          gap="6"
          alignItems="start"
        >
          <Panel as="section" aria-labelledby="about">
            <SectionHeading id="about">About the project</SectionHeading>
            <DefinitionList
              items={[
                { term: 'Abstract', value: <Box whiteSpace="pre-wrap">{project.abstract}</Box> },
                { term: 'Related to autism research', value: project.non_autism_research ? 'No' : 'Yes' },
                { term: 'General-audience title', value: project.public_title },
                {
                  term: 'General-audience abstract',
                  value: project.public_abstract ? (
                    <Box whiteSpace="pre-wrap">{project.public_abstract}</Box>
                  ) : null,
                },
              ]}
            />
          </Panel>
          <IrbCard project={project} />
        </Grid>
        <Box as="section" aria-labelledby="requests">
          <SectionHeading id="requests">Requests of this project</SectionHeading>
          <ProjectRequests project={project} />
        </Box>
        <Box as="section" aria-labelledby="team">
          <SectionHeading id="team">Research team</SectionHeading>
          <ReadGate read={team} failure="Could not get the research team.">
            {(data) => <TeamEditor projectId={project.id} team={data} onSaved={team.reload} />}
          </ReadGate>
        </Box>
      </Stack>
    </Page>
  );
}
