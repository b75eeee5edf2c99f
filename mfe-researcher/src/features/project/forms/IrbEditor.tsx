import type { Project } from '@portal/contract';
import { MESSAGES } from '@portal/contract/messages';
import { invalidate } from '@portal/shared-ui/data';
import { DefinedForm, useDefinedForm } from '@portal/shared-ui/form';
import { type Crumb, Page, RouteButton } from '@portal/shared-ui/page';
import { useNavigate } from '@portal/shared-ui/router';
import { notify } from '@portal/shared-ui/toaster';
import { saveIrb } from '../api/save-irb.ts';
import { irbForm, irbValues } from './irb-form.ts';
import { project as words } from '#texts/project';

interface IrbEditorProps {
  project: Project;
  onSaved: () => Promise<void>;
  breadcrumbs: readonly Crumb[];
}

/** Adds a newer IRB letter; earlier ones are kept on record. */
export default function IrbEditor({ project, onSaved, breadcrumbs }: IrbEditorProps) {
  const navigate = useNavigate();
  const form = useDefinedForm({ definition: irbForm, defaultValues: irbValues(project.latest_irb) });
  const address = `/project/${project.id}`;
  return (
    <Page
      title={project.latest_irb ? words.letterForm.updateTitle : words.letterForm.addTitle}
      breadcrumbs={breadcrumbs}
      width="narrow"
    >
      <DefinedForm
        definition={irbForm}
        form={form}
        submitLabel={words.letterForm.submit}
        actions={
          <RouteButton to={address} variant="outline" colorPalette="gray">
            {words.cancel}
          </RouteButton>
        }
        onSubmit={async (values) => {
          await saveIrb(project.id, values);
          await Promise.all([onSaved(), invalidate('project', 'research-team')]);
          notify.success({ title: words.letterForm.savedTitle, description: MESSAGES.irbUploaded });
          void navigate(address, { replace: true });
        }}
      />
    </Page>
  );
}
