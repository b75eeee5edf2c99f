import { fill, LoadingText } from '@portal/shared-ui';
import { useApi } from '@portal/shared-ui/data';
import { RetryPanel, ToNotFound } from '@portal/shared-ui/errors';
import { Page } from '@portal/shared-ui/page';
import { useParams } from '@portal/shared-ui/router';
import { releaseNotes as words } from '#texts/release-notes';
import { EDIT_BREADCRUMBS } from '../model/note.ts';
import { NoteForm } from '../components/NoteForm.tsx';

/** `/release-notes/{id}/edit`: edits a note. */
export function Component() {
  const { id = '' } = useParams();
  const { data, etag, error, reload } = useApi('GET /release_note/{id}/', {
    params: { id },
    swr: { revalidateOnFocus: false },
  });
  if (data ? !data.abilities['edit'] : error?.status === 404)
    return <ToNotFound {...(error ? { correlationId: error.correlationId } : {})} />;
  return (
    <Page
      title={data ? fill(words.editTitle, { version: data.version }) : words.title}
      breadcrumbs={EDIT_BREADCRUMBS}
      width="narrow"
    >
      {error && !data ? (
        <RetryPanel title={words.failed} error={error} onRetry={() => void reload()} />
      ) : null}
      {data ? (
        <NoteForm key={data.id} note={data} etag={etag} />
      ) : error ? null : (
        <LoadingText>{words.loading}</LoadingText>
      )}
    </Page>
  );
}
