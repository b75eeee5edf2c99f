import { Page } from '@portal/shared-ui/page';
import { ToNotFound } from '@portal/shared-ui/errors';
import { useSession } from '@portal/shared-ui/session';
import { releaseNotes as words } from '#texts/release-notes';
import { EDIT_BREADCRUMBS } from '../model/note.ts';
import { NoteForm } from '../components/NoteForm.tsx';

/** /release-notes/create: superusers write a draft. */
export function Component() {
  const { role } = useSession();
  if (role !== 'superuser') return <ToNotFound />;
  return (
    <Page title={words.create} breadcrumbs={EDIT_BREADCRUMBS} width="narrow">
      <NoteForm />
    </Page>
  );
}
