import { useState } from 'react';
import { Button, fill, Flex } from '@portal/shared-ui';
import { useApi } from '@portal/shared-ui/data';
import { ConfirmDialog } from '@portal/shared-ui/dialog';
import { RouteButton } from '@portal/shared-ui/page';
import { useNavigate } from '@portal/shared-ui/router';
import { useWrite } from '@portal/shared-ui/write';
import { releaseNotes as words } from '#texts/release-notes';
import { NOTE_READS, NOTES, type ReleaseNote } from '../api/note.ts';

/** What whoever writes notes may do with the one that is shown (spec 3 section 4.9). */
export function NoteActions({ note }: { note: ReleaseNote }) {
  const { id, released } = note;
  const [asked, setAsked] = useState<'release' | 'remove' | null>(null);
  const navigate = useNavigate();
  const read = useApi('GET /release_note/{id}/', { params: { id } });
  // What is released is what the version that goes along names, which may be newer than the list.
  const { version, text } = read.data ?? note;
  const opened = { etag: read.etag, reload: read.reload };
  const names = { version };
  const release = useWrite('PUT /release_note/{id}/', {
    opened,
    invalidates: NOTE_READS,
    done: fill(words.released, names),
    onDone: () => setAsked(null),
  });
  const remove = useWrite('DELETE /release_note/{id}/', {
    opened,
    isRemoval: true,
    invalidates: NOTE_READS,
    done: fill(words.removed, names),
    onDone: () => navigate(NOTES, { replace: true }),
  });
  return (
    <Flex gap="3" wrap="wrap">
      {released ? null : (
        <Button size="sm" disabled={!read.data} onClick={() => setAsked('release')}>
          {words.release}
        </Button>
      )}
      <RouteButton to={`${NOTES}/${id}/edit`} size="sm" variant="outline" colorPalette="gray">
        {words.edit}
      </RouteButton>
      <Button size="sm" variant="ghost" colorPalette="red" onClick={() => setAsked('remove')}>
        {words.remove}
      </Button>
      <ConfirmDialog
        isOpen={asked === 'release'}
        isBusy={release.isBusy}
        error={release.failure}
        title={fill(words.releaseTitle, names)}
        consequence={words.releaseText}
        confirmLabel={fill(words.releaseConfirm, names)}
        onConfirm={() => void release.send({ params: { id }, body: { version, text, released: true } })}
        onCancel={() => setAsked(null)}
      />
      <ConfirmDialog
        isOpen={asked === 'remove'}
        isDestructive
        isBusy={remove.isBusy}
        error={remove.failure}
        title={fill(words.removeTitle, names)}
        consequence={words.removeText}
        confirmLabel={words.removeConfirm}
        onConfirm={() => void remove.send({ params: { id } })}
        onCancel={() => setAsked(null)}
      />
    </Flex>
  );
}
