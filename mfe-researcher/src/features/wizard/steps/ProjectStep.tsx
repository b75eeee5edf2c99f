import type { Project } from '@portal/contract';
import { Box, LoadingText, Text, LabeledField, lazyPart } from '@portal/shared-ui';
import { useList } from '@portal/shared-ui/data';
import { RetryPanel } from '@portal/shared-ui/errors';
import { ChoiceGroup, fieldId } from '@portal/shared-ui/form';
import { RouteLink } from '@portal/shared-ui/page';
import { useLocation } from '@portal/shared-ui/router';
import { Suspense, useEffect, useRef } from 'react';
import { useStartsForOthers } from '../../request-start/use-whose-request.ts';
import { wizard as words } from '#texts/wizard';

interface ProjectStepProps {
  chosen: number | null;
  /** `isAsked` is false if the user has only one project, which is chosen automatically. */
  onChoose: (project: Project, isAsked: boolean) => void;
  error: string | undefined;
}

// loaded on demand: few users search all projects
const ProjectSearch = lazyPart(() => import('./ProjectSearch.tsx'));

const describe = (project: Project) =>
  `${project.sfari_project_id}. ${project.non_autism_research ? words.projectStep.notAutismRelated : words.projectStep.autismRelated}`;

/** Step 1: the project to which the request belongs. Choosing one starts the draft. */
export function ProjectStep(props: ProjectStepProps) {
  const startsForOthers = useStartsForOthers();
  return (
    <Box>
      {startsForOthers ? (
        <Suspense fallback={<LoadingText>{words.loading}</LoadingText>}>
          <ProjectSearch {...props} />
        </Suspense>
      ) : (
        <OwnProjects {...props} />
      )}
      <CreateLink />
    </Box>
  );
}

/** Link to create a project; it returns here with the same type. */
function CreateLink() {
  const { search } = useLocation();
  const create = new URLSearchParams({ next: 'request' });
  for (const name of ['type', 'dataset']) {
    const value = new URLSearchParams(search).get(name);
    if (value) create.set(name, value);
  }
  return (
    <RouteLink to={`/project/create?${create}`} mt="4" display="inline-block" minH="6">
      {words.projectStep.create}
    </RouteLink>
  );
}

function OwnProjects({ chosen, onChoose, error }: ProjectStepProps) {
  const list = useList('GET /project/', { limit: 200, ordering: 'title' });
  // a team member who is not the owner cannot create a request under the project
  const projects = list.rows.filter((project) => project.abilities['create_request']);
  const [only] = list.isLoading || projects.length !== 1 || chosen !== null ? [] : projects;
  const hasChosen = useRef(false);
  useEffect(() => {
    if (!only || hasChosen.current) return;
    hasChosen.current = true;
    onChoose(only, false);
  }, [only, onChoose]);
  if (list.error)
    return (
      <RetryPanel
        title={words.projectStep.loadFailed}
        error={list.error}
        onRetry={() => void list.reload()}
      />
    );
  if (list.isLoading) return <LoadingText>{words.loading}</LoadingText>;
  return (
    <Box>
      {projects.length === 0 ? (
        <Text>{words.projectStep.emptyText}</Text>
      ) : (
        <LabeledField
          isGroup
          id={fieldId('project')}
          label={words.projectStep.label}
          help={words.projectStep.help}
          error={error}
        >
          {(control) => (
            <ChoiceGroup
              type="radio"
              id={control.id}
              name="project"
              options={projects.map((project) => ({
                value: project.id,
                label: project.title,
                help: describe(project),
              }))}
              chosen={chosen === null ? [] : [String(chosen)]}
              onChange={([id]) => {
                const project = projects.find((each) => String(each.id) === id);
                if (project) onChoose(project, true);
              }}
              onBlur={() => {}}
              isInvalid={error !== undefined}
              isDisabled={false}
            />
          )}
        </LabeledField>
      )}
    </Box>
  );
}
