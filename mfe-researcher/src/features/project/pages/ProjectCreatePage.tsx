import { api, invalidate } from '@portal/shared-ui/data';
import {
  DefinedForm,
  type FormDefinition,
  RestoreNotice,
  UnsavedGuard,
  useDefinedForm,
  useFormBackup,
} from '@portal/shared-ui/form';
import { Page, RouteButton } from '@portal/shared-ui/page';
import { useLocation, useNavigate } from '@portal/shared-ui/router';
import { useSessionUser } from '@portal/shared-ui/session';
import { notify } from '@portal/shared-ui/toaster';
import { useRef, useState } from 'react';
import { saveIrb } from '../api/save-irb.ts';
import { irbSection } from '../forms/irb-form.ts';
import { projectBody, projectSections } from '../forms/project-form.ts';
import { project as texts } from '#texts/project';

const definition: FormDefinition = {
  id: 'project',
  sections: [...projectSections({ isAnswerLocked: false }), irbSection({ field: 'has_irb', isSet: true })],
};

/** Where to go afterwards: back to the request that needed the project, or to the project itself. */
function nextAddress(search: string, projectId: number): string {
  const parameters = new URLSearchParams(search);
  if (parameters.get('next') !== 'request') return `/project/${projectId}`;
  const dataset = parameters.get('dataset');
  return `/request/create${dataset ? `?dataset=${encodeURIComponent(dataset)}` : ''}#project_request_1`;
}

/** /project/create: title, abstract, general-audience words and the IRB letter in one form. */
export function Component() {
  const form = useDefinedForm({ definition, defaultValues: { copies: false, has_irb: false } });
  const user = useSessionUser();
  const backup = useFormBackup({ storageKey: `project-new-user-${user.id}`, definition, form });
  const { search } = useLocation();
  const navigate = useNavigate();
  // the letter may be refused after the project was made: the next attempt must not make a second one
  const created = useRef<number | null>(null);
  const [isDone, setDone] = useState(false);
  return (
    <Page title={texts.newProject} breadcrumbs={[{ label: texts.projects, to: '/project' }]} width="narrow">
      {backup.found ? (
        <RestoreNotice
          at={backup.found.at}
          what={backup.found.labels}
          onRestore={backup.restore}
          onDiscard={backup.discard}
        />
      ) : null}
      <DefinedForm
        definition={definition}
        form={form}
        submitLabel={texts.createProject}
        actions={
          <RouteButton to="/project" variant="outline" colorPalette="gray">
            {texts.cancel}
          </RouteButton>
        }
        onSubmit={async (values) => {
          const body = projectBody(values);
          if (created.current === null) {
            const { data } = await api('POST /project/', { body, quiet: true });
            created.current = data.id;
          } else await api('PATCH /project/{id}/', { params: { id: created.current }, body, quiet: true });
          if (values['has_irb'] === true) await saveIrb(created.current, values);
          await invalidate('project');
          setDone(true);
          backup.discard();
          notify.success(texts.projectCreated);
          void navigate(nextAddress(search, created.current), { replace: true });
        }}
      />
      <UnsavedGuard
        when={form.formState.isDirty && !isDone && !form.formState.isSubmitting}
        what={texts.theNewProject}
        onLeave={backup.discard}
      />
    </Page>
  );
}
