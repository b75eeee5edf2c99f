import { fill } from '@portal/shared-ui';
import { useApi } from '@portal/shared-ui/data';
import { ReadGate, ToNotFound } from '@portal/shared-ui/errors';
import { Page } from '@portal/shared-ui/page';
import { useParams } from '@portal/shared-ui/router';
import { releaseNotes as words } from '#texts/release-notes';
import { EDIT_BREADCRUMBS } from '../model/note.ts';
import { NoteForm } from '../components/NoteForm.tsx';

/** `/release-notes/{id}/edit`: edits a note. */
export function Component() {
  const { id = '' } = useParams();
  const read = useApi('GET /release_note/{id}/', { params: { id }, swr: { revalidateOnFocus: false } });
  return (
    <ReadGate read={read} failure={words.failed} heading={words.title}>
      {(note) =>
        note.abilities['edit'] ? (
          <Page
            title={fill(words.editTitle, { version: note.version })}
            breadcrumbs={EDIT_BREADCRUMBS}
            width="narrow"
          >
            <NoteForm key={note.id} note={note} etag={read.etag} />
          </Page>
        ) : (
          <ToNotFound />
        )
      }
    </ReadGate>
  );
}
