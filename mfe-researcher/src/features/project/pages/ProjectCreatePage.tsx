import { api, invalidate } from '@portal/shared-ui/data';
import { useBranding } from '@portal/shared-ui/branding';
import { KeptForm, useKeptForm, type FormDefinition } from '@portal/shared-ui/form';
import { Page, RouteButton } from '@portal/shared-ui/page';
import { useLocation, useNavigate } from '@portal/shared-ui/router';
import { notify } from '@portal/shared-ui/toaster';
import { useMemo, useRef } from 'react';
import { useIsResearcher } from '../../irb/use-is-researcher.ts';
import { saveIrb } from '../../irb/save-irb.ts';
import { irbSection } from '../../irb/irb-form.ts';
import { ownerSection, pickedOwner } from '../forms/owner-form.ts';
import { projectBody, projectSections } from '../forms/project-form.ts';
import { project as texts } from '#texts/project';

const projectForm = (timeZone: string, isOwn: boolean): FormDefinition => ({
  id: 'project',
  sections: [
    ...(isOwn ? [] : [ownerSection]),
    ...projectSections({ isAnswerLocked: false }),
    irbSection(timeZone, { field: 'has_irb', isSet: true }),
  ],
});

/** The next page: back to the request that needed the project, or the project itself. */
function nextAddress(search: string, projectId: number, isOwn: boolean): string {
  const parameters = new URLSearchParams(search);
  if (parameters.get('next') !== 'request') return `/project/${projectId}`;
  const request = new URLSearchParams();
  for (const name of ['type', 'dataset']) {
    const value = parameters.get(name);
    if (value) request.set(name, value);
  }
  // preselects the project, which staff would otherwise have to find among all projects
  if (!isOwn) request.set('project', String(projectId));
  return `/request/create${request.size > 0 ? `?${request}` : ''}#project_request_1`;
}

/** `/project/create`: title, abstract, general-audience texts and the IRB letter in one form. */
export function Component() {
  const isResearcher = useIsResearcher();
  const { time_zone: timeZone } = useBranding();
  const definition = useMemo(() => projectForm(timeZone, isResearcher), [timeZone, isResearcher]);
  const backedUpForm = useKeptForm({
    definition,
    defaultValues: { copies: false, has_irb: false },
    storageKey: 'project-new',
  });
  const { search } = useLocation();
  const navigate = useNavigate();
  // if the letter fails after the project was created, the next attempt must not create a second project
  const created = useRef<number | null>(null);
  return (
    <Page
      title={texts.form.createTitle}
      breadcrumbs={[{ label: texts.list.title, to: '/project' }]}
      width="narrow"
    >
      <KeptForm
        kept={backedUpForm}
        what={texts.form.newSubject}
        submitLabel={texts.form.create}
        actions={
          <RouteButton to="/project" variant="outline" colorPalette="gray">
            {texts.cancel}
          </RouteButton>
        }
        onSubmit={async (values) => {
          const body = projectBody(values);
          if (created.current === null) {
            const { data } = await api('POST /project/', {
              body: { ...body, ...pickedOwner(values) },
              quiet: true,
            });
            created.current = data.id;
          } else await api('PATCH /project/{id}/', { params: { id: created.current }, body, quiet: true });
          if (values['has_irb'] === true) await saveIrb(created.current, values);
          await invalidate('project');
          backedUpForm.finish();
          notify.success(texts.form.created);
          void navigate(nextAddress(search, created.current, isResearcher), { replace: true });
        }}
      />
    </Page>
  );
}
