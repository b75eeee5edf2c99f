import type { Project } from '@portal/contract';
import { Box, DefinitionList, Grid, Stack, Notice, Panel, SectionHeading, Phrase } from '@portal/shared-ui';
import { useOpenedObject } from '@portal/shared-ui/commands';
import { ReadGate } from '@portal/shared-ui/errors';
import { Page, RouteLink } from '@portal/shared-ui/page';
import { RemovedMembers } from '@portal/shared-ui/team';
import { useTeam } from '../../team/api/use-team.ts';
import { TeamEditor } from '../../team/components/TeamEditor.tsx';
import { useIsResearcher } from '../../irb/use-is-researcher.ts';
import { IrbCard } from './IrbCard.tsx';
import { ProjectActions } from './ProjectActions.tsx';
import { ProjectRequests } from './ProjectRequests.tsx';
import { project as words } from '#texts/project';

/** A project with its letter, its team and its requests. */
export function ProjectView({ project }: { project: Project }) {
  useOpenedObject({ path: `/project/${project.id}`, label: project.title, detail: project.sfari_project_id });
  const team = useTeam(project.id);
  return (
    <Page
      title={project.title}
      breadcrumbs={[{ label: words.list.title, to: '/project' }]}
      summary={
        <Phrase
          text={words.view.ownedBy}
          values={{ sfariProjectId: project.sfari_project_id, displayName: <OwnerName project={project} /> }}
        />
      }
      actions={<ProjectActions project={project} />}
    >
      <Stack gap="8">
        {project.is_editable ? null : (
          <Notice tone="info" title={words.lock.noticeTitle}>
            {words.lock.noticeText}
          </Notice>
        )}
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' }}
          gap="6"
          alignItems="start"
        >
          <Panel as="section" aria-labelledby="about">
            <SectionHeading id="about">{words.view.aboutTitle}</SectionHeading>
            <DefinitionList
              items={[
                { term: words.fields.abstract, value: <Box whiteSpace="pre-wrap">{project.abstract}</Box> },
                {
                  term: words.fields.isAutismRelated,
                  value: project.non_autism_research ? words.no : words.yes,
                },
                { term: words.fields.publicTitle, value: project.public_title },
                {
                  term: words.fields.publicAbstract,
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
          <SectionHeading id="requests">{words.view.requestsTitle}</SectionHeading>
          <ProjectRequests project={project} />
        </Box>
        <Box as="section" aria-labelledby="team">
          <SectionHeading id="team">{words.view.teamTitle}</SectionHeading>
          <ReadGate isPart read={team} failure={words.view.teamFailed}>
            {(data) => (
              <>
                <TeamEditor projectId={project.id} team={data} onSaved={team.reload} />
                <RemovedMembers projectId={project.id} mayRead={data.abilities['see_removed'] ?? false} />
              </>
            )}
          </ReadGate>
        </Box>
      </Stack>
    </Page>
  );
}

/** Staff get a link to the person. */
function OwnerName({ project: { owner } }: { project: Project }) {
  if (useIsResearcher()) return <>{owner.display_name}</>;
  return <RouteLink to={`/user/${owner.id}`}>{owner.display_name}</RouteLink>;
}
