import type { ResponseOf } from '@portal/contract/types';
import { Box, DefinitionList, Heading, Panel, Stack, Text } from '@portal/shared-ui';
import { useApi } from '@portal/shared-ui/data';
import { ReadGate } from '@portal/shared-ui/errors';
import { Page, RouteLink } from '@portal/shared-ui/page';
import { useObjectId } from '@portal/shared-ui/router';
import { user as words } from '#texts/user';

type PublicUser = ResponseOf<'GET /public/user/{id}/'>;
type PublicProject = NonNullable<PublicUser['projects']>[number];

/** /public/user/{id}: name, institution and approved dataset projects, and no address (spec 2 section 2.7). */
export function Component() {
  const id = useObjectId();
  const read = useApi('GET /public/user/{id}/', { params: { id }, query: { expand: 'projects' } });
  return (
    <ReadGate read={read} failure={words.peopleFailure} heading={words.people}>
      {(person) => (
        <Page
          title={person.display_name}
          isPublic
          breadcrumbs={[{ label: words.people, to: '/public/user' }]}
          aside={
            <Panel>
              <DefinitionList items={[{ term: words.institution, value: person.institution }]} />
              <RouteLink to="/public/user" display="inline-block" mt="4">
                {words.peopleBack}
              </RouteLink>
            </Panel>
          }
        >
          <Stack gap="4" align="stretch">
            <Heading as="h2" size="lg">
              {words.projects}
            </Heading>
            {person.projects?.length ? (
              person.projects.map((project) => <ProjectPanel key={project.id} project={project} />)
            ) : (
              <Text color="fg.muted">{words.noProjects}</Text>
            )}
          </Stack>
        </Page>
      )}
    </ReadGate>
  );
}

/** The public facts of a project: title, abstract, datasets and the names of its people. */
const ProjectPanel = ({ project }: { project: PublicProject }) => (
  <Panel>
    <Heading as="h3" size="md" mb="4" overflowWrap="anywhere">
      {project.title}
    </Heading>
    <DefinitionList
      items={[
        {
          term: words.abstract,
          value: project.abstract ? (
            <Text whiteSpace="pre-wrap" maxW="prose">
              {project.abstract}
            </Text>
          ) : null,
        },
        {
          term: words.datasets,
          value: project.datasets.length > 0 ? <DatasetLinks project={project} /> : null,
        },
        {
          term: words.team,
          value: (
            <Box as="ul" listStyleType="none">
              {project.research_team.map(({ display_name: name, institution }) => (
                <li key={`${name} ${institution}`}>{institution ? `${name}, ${institution}` : name}</li>
              ))}
            </Box>
          ),
        },
      ]}
    />
  </Panel>
);

const DatasetLinks = ({ project }: { project: PublicProject }) => (
  <Box as="ul" listStyleType="none">
    {project.datasets.map(({ dataset_id: code, display_name: name }) => (
      <li key={code}>
        <RouteLink to={`/dataset/${code}`}>{name}</RouteLink>
      </li>
    ))}
  </Box>
);
