import type { User } from '@portal/contract/types';
import { fill } from '../../design/index.ts';
import { Page, RouteButton } from '../../design/page/index.ts';
import { useNavigate } from '../../design/router/index.ts';
import { useSessionUser } from '../session/index.ts';
import { notify } from '../../design/toaster/index.ts';
import { user as words } from '#texts/user';
import type { FormField } from '../form/index.ts';
import { ProfileForm } from './ProfileForm.tsx';

interface EditorProps {
  person: User;
  etag: string | null;
  crumbs: readonly { label: string; to: string }[];
  fields: readonly FormField[] | undefined;
  onSaved: (person: User, etag: string | null) => Promise<void>;
}

/** Shows the form instead of a person's page; returns to the page after saving. */
export function UserEditor({ person, etag, crumbs, fields, onSaved }: EditorProps) {
  const me = useSessionUser();
  const navigate = useNavigate();
  const address = `/user/${person.id}`;
  return (
    <Page
      title={fill(words.editTitle, { name: person.display_name })}
      width="narrow"
      breadcrumbs={[...crumbs, { label: person.display_name, to: address }]}
    >
      <ProfileForm
        person={person}
        etag={etag}
        isOwn={me.id === person.id}
        fields={fields}
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
