import { Page } from '@portal/shared-ui/page';
import { creating } from '#texts/institution-form';
import { institution } from '#texts/institution';
import { AdminForm } from '../components/AdminForm.tsx';

const BREADCRUMBS = [{ label: institution.list, to: '/institution' }];

/** /institution/create/ for administrators. */
export function Component() {
  return (
    <Page title={creating.adminTitle} breadcrumbs={BREADCRUMBS} width="narrow">
      <AdminForm />
    </Page>
  );
}
