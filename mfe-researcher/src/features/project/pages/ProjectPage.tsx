import { LoadingText, fill, Panel, lazyPart } from '@portal/shared-ui';
import { useApi } from '@portal/shared-ui/data';
import { ReadGate } from '@portal/shared-ui/errors';
import { HistoryTrail } from '@portal/shared-ui/history';
import { Page } from '@portal/shared-ui/page';
import { useSearchParams, useObjectId } from '@portal/shared-ui/router';
import { Suspense } from 'react';
import { ProjectView } from '../components/ProjectView.tsx';
import { project as words } from '#texts/project';

const ProjectEditor = lazyPart(() => import('../forms/ProjectEditor.tsx'));

/** /project/{id}: read-only, edit and audit trail (spec 2 section 2.2). */
export function Component() {
  const id = useObjectId();
  const read = useApi('GET /project/{id}/', { params: { id } });
  const [parameters] = useSearchParams();
  const mode = parameters.get('mode');
  return (
    <ReadGate read={read} failure={words.view.loadFailed} heading={words.list.title}>
      {(project) => {
        const breadcrumbs = [
          { label: words.list.title, to: '/project' },
          { label: project.sfari_project_id, to: `/project/${id}` },
        ];
        const waiting = <LoadingText />;
        if (mode === 'edit' && project.abilities['edit'])
          return (
            <Suspense fallback={waiting}>
              <ProjectEditor
                project={project}
                etag={read.etag}
                onSaved={read.reload}
                breadcrumbs={breadcrumbs}
              />
            </Suspense>
          );
        if (mode === 'history')
          return (
            <Page
              title={fill(words.view.auditTrailTitle, { sfariProjectId: project.sfari_project_id })}
              width="narrow"
              breadcrumbs={breadcrumbs}
            >
              <Panel>
                <HistoryTrail model="project" pk={id} hidesStaff />
              </Panel>
            </Page>
          );
        return <ProjectView project={project} />;
      }}
    </ReadGate>
  );
}
