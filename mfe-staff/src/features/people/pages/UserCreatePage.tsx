import { fill, Text } from '@portal/shared-ui';
import { KeptForm, useKeptForm } from '@portal/shared-ui/form';
import { api, invalidate } from '@portal/shared-ui/data';
import { Page, RouteButton } from '@portal/shared-ui/page';
import { useNavigate } from '@portal/shared-ui/router';
import { notify } from '@portal/shared-ui/toaster';
import { user as words } from '#texts/user';
import { withFormFields } from '@portal/shared-ui/person';
import { NEW_USER_FORM, newUserBody } from '../forms/new-user-form.tsx';

/** /user/create: success leads to the new person's page, Cancel to the list (spec 3 section 2.15). */
export function Component() {
  const navigate = useNavigate();
  const backedUpForm = useKeptForm({ definition: NEW_USER_FORM, storageKey: 'new-person' });
  return (
    <Page title={words.create} width="narrow" breadcrumbs={[{ label: words.list, to: '/user' }]}>
      <Text mb="6" color="fg.muted">
        {words.newIntro}
      </Text>
      <KeptForm
        kept={backedUpForm}
        what={words.newWhat}
        submitLabel={words.createSubmit}
        actions={
          <RouteButton to="/user/" variant="outline" colorPalette="gray">
            {words.cancel}
          </RouteButton>
        }
        onSubmit={async (values) => {
          const { data } = await api('POST /user/create_user/', {
            body: newUserBody(values),
            quiet: true,
          }).catch((error: unknown) => {
            throw withFormFields(error, { institution: 'institutions' });
          });
          backedUpForm.finish();
          await invalidate('user');
          notify.success(fill(words.createdUser, { name: data.display_name }));
          void navigate(`/user/${data.id}`);
        }}
      />
    </Page>
  );
}
