import type { Project } from '@portal/contract';
import { fill, Stack, Text } from '@portal/shared-ui';
import { api } from '@portal/shared-ui/data';
import { ConfirmDialog } from '@portal/shared-ui/dialog';
import { KeptForm, useKeptForm } from '@portal/shared-ui/form';
import { type Crumb, Page, RouteButton } from '@portal/shared-ui/page';
import { useNavigate } from '@portal/shared-ui/router';
import { replaceLabel, TheirVersion, useWrite } from '@portal/shared-ui/write';
import { useMemo, useState } from 'react';
import { editProjectForm, projectBody, projectValues } from './project-form.ts';
import { project as words } from '#texts/project';

interface ProjectEditorProps {
  project: Project;
  etag: string | null;
  onSaved: () => Promise<void>;
  breadcrumbs: readonly Crumb[];
}

/** Edits a project. If someone else has saved a newer version, it is shown and not overwritten. */
export default function ProjectEditor({ project, etag, onSaved, breadcrumbs }: ProjectEditorProps) {
  const navigate = useNavigate();
  const mayChangeAnswer = project.abilities['edit_autism_answer'] ?? false;
  const definition = useMemo(() => editProjectForm(mayChangeAnswer), [mayChangeAnswer]);
  const [asked, setAsked] = useState<ReturnType<typeof projectBody> | null>(null);
  const backedUpForm = useKeptForm({
    definition,
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
      backedUpForm.finish();
      await onSaved();
    },
  });
  const save = async ({ non_autism_research: answer, ...rest }: ReturnType<typeof projectBody>) => {
    // everyone else cannot change the answer after creation, so it is not sent
    const body = mayChangeAnswer ? { ...rest, non_autism_research: answer } : rest;
    if (await submit({ params, body })) await navigate(address, { replace: true });
  };
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
        kept={backedUpForm}
        what={words.form.subject}
        submitLabel={theirs ? replaceLabel : words.form.save}
        actions={
          <RouteButton to={address} variant="outline" colorPalette="gray">
            {words.cancel}
          </RouteButton>
        }
        onSubmit={async (values) => {
          const body = projectBody(values);
          const isOther = body.non_autism_research !== project.non_autism_research;
          if (mayChangeAnswer && isOther) setAsked(body);
          else await save(body);
        }}
      />
      <ConfirmDialog
        isOpen={asked !== null}
        title={fill(words.form.answerTitle, { title: project.title })}
        consequence={words.form.answerText}
        confirmLabel={words.form.answerButton}
        isDestructive
        onConfirm={() => {
          setAsked(null);
          if (asked) void save(asked);
        }}
        onCancel={() => setAsked(null)}
      />
    </Page>
  );
}
