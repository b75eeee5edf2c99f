import type { Project } from '@portal/contract';
import { fill, Stack, Text } from '@portal/shared-ui';
import { api } from '@portal/shared-ui/data';
import { KeptForm, useKeptForm } from '@portal/shared-ui/form';
import { type Crumb, Page, RouteButton } from '@portal/shared-ui/page';
import { useNavigate } from '@portal/shared-ui/router';
import { replaceLabel, TheirVersion, useWrite } from '@portal/shared-ui/write';
import { editProjectForm, projectBody, projectValues } from './project-form.ts';
import { project as words } from '#texts/project';

interface ProjectEditorProps {
  project: Project;
  etag: string | null;
  onSaved: () => Promise<void>;
  breadcrumbs: readonly Crumb[];
}

/** Changes a project. A version that somebody saved meanwhile is shown and not overwritten. */
export default function ProjectEditor({ project, etag, onSaved, breadcrumbs }: ProjectEditorProps) {
  const navigate = useNavigate();
  const kept = useKeptForm({
    definition: editProjectForm,
    defaultValues: projectValues(project),
    storageKey: `project-${project.id}`,
  });
  const params = { id: project.id };
  const address = `/project/${project.id}`;
  const { submit, theirs } = useWrite('PATCH /project/{id}/', {
    form: { etag, readTheirs: () => api('GET /project/{id}/', { params }) },
    invalidates: ['project', 'request'],
    done: words.form.saved,
    onDone: async () => {
      kept.finish();
      await onSaved();
    },
  });
  return (
    <Page
      title={fill(words.form.editTitle, { title: project.title })}
      breadcrumbs={breadcrumbs}
      width="narrow"
    >
      {theirs ? (
        <Stack mb="6">
          <TheirVersion title={words.form.stale}>
            <Text fontWeight="semibold">{theirs.title}</Text>
            <Text whiteSpace="pre-wrap">{theirs.abstract}</Text>
          </TheirVersion>
        </Stack>
      ) : null}
      <KeptForm
        kept={kept}
        what={words.form.subject}
        submitLabel={theirs ? replaceLabel : words.form.save}
        actions={
          <RouteButton to={address} variant="outline" colorPalette="gray">
            {words.cancel}
          </RouteButton>
        }
        onSubmit={async (values) => {
          // the autism-related answer is locked after creation and not sent again
          const { non_autism_research: _locked, ...body } = projectBody(values);
          if (await submit({ params, body })) await navigate(address, { replace: true });
        }}
      />
    </Page>
  );
}
