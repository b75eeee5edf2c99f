import type { Project } from '@portal/contract';
import { Stack, Text, fill } from '@portal/shared-ui';
import { api, ApiError, invalidate } from '@portal/shared-ui/data';
import { KeptForm, useKeptForm } from '@portal/shared-ui/form';
import { type Crumb, Page, RouteButton } from '@portal/shared-ui/page';
import { useNavigate } from '@portal/shared-ui/router';
import { notify } from '@portal/shared-ui/toaster';
import { useState } from 'react';
import { Notice } from '../../common/Notice.tsx';
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
  // the version on which this form was opened, not one that a later reading brought
  const [version, setVersion] = useState(etag);
  const [theirs, setTheirs] = useState<Project | null>(null);
  const address = `/project/${project.id}`;
  return (
    <Page title={fill(words.edit, { title: project.title })} breadcrumbs={breadcrumbs} width="narrow">
      {theirs ? (
        <Stack mb="6">
          <Notice tone="warning" title={words.somebodyElseChangedThisProject} isUrgent>
            <Text>{words.nothingWasOverwrittenTheirVersion}</Text>
            <Text fontWeight="semibold" mt="2">
              {theirs.title}
            </Text>
            <Text whiteSpace="pre-wrap">{theirs.abstract}</Text>
            <Text mt="2">{words.saveAgainToReplaceIt}</Text>
          </Notice>
        </Stack>
      ) : null}
      <KeptForm
        kept={kept}
        what={words.thisProject}
        submitLabel={theirs ? words.replaceWithMyVersion : words.saveProject}
        actions={
          <RouteButton to={address} variant="outline" colorPalette="gray">
            {words.cancel}
          </RouteButton>
        }
        onSubmit={async (values) => {
          // the autism-related answer is locked after creation and not sent again
          const { non_autism_research: _locked, ...body } = projectBody(values);
          try {
            await api('PATCH /project/{id}/', {
              params: { id: project.id },
              body,
              ifMatch: version,
              quiet: true,
            });
          } catch (error) {
            if (error instanceof ApiError && error.code === 'STALE') {
              setTheirs(error.current as Project);
              const latest = await api('GET /project/{id}/', { params: { id: project.id } });
              setVersion(latest.etag);
            }
            throw error;
          }
          kept.finish();
          await Promise.all([onSaved(), invalidate('project', 'request')]);
          notify.success(words.projectSaved);
          void navigate(address, { replace: true });
        }}
      />
    </Page>
  );
}
