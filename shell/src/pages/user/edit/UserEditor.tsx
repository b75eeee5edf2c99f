import type { User } from '@portal/contract/types';
import { fill } from '@portal/shared-ui';
import { Page, RouteButton } from '@portal/shared-ui/page';
import { useNavigate } from '@portal/shared-ui/router';
import { useSessionUser } from '@portal/shared-ui/session';
import { notify } from '@portal/shared-ui/toaster';
import { user as words } from '#texts/user';
import { ProfileForm } from './ProfileForm.tsx';

interface EditorProps {
  person: User;
  etag: string | null;
  onSaved: (person: User, etag: string | null) => Promise<void>;
}

/** The form in place of a person's page; back to the page when it is saved. */
export function UserEditor({ person, etag, onSaved }: EditorProps) {
  const me = useSessionUser();
  const navigate = useNavigate();
  const address = `/user/${person.id}`;
  return (
    <Page
      title={fill(words.editTitle, { name: person.display_name })}
      width="narrow"
      breadcrumbs={[
        { label: words.list, to: '/user' },
        { label: person.display_name, to: address },
      ]}
    >
      <ProfileForm
        person={person}
        etag={etag}
        isOwn={me.id === person.id}
        submitLabel={words.save}
        what={words.what}
        actions={
          <RouteButton to={address} variant="outline" colorPalette="gray">
            {words.cancel}
          </RouteButton>
        }
        onSaved={async (saved, next) => {
          await onSaved(saved, next);
          notify.success(words.saved);
          void navigate(address, { replace: true });
        }}
      />
    </Page>
  );
}
