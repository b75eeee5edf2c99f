import { useState } from 'react';
import { Button, Flex } from '@portal/shared-ui';
import { useApi } from '@portal/shared-ui/data';
import { RouteButton } from '@portal/shared-ui/page';
import { releaseNotes as words } from '#texts/release-notes';
import { NOTES, type ReleaseNote } from '../model/note.ts';
import { NoteQuestion, type NoteStep } from './NoteQuestion.tsx';

/** An author's actions on the note shown (spec 3 section 4.9). */
export function NoteActions({ note: { id, released } }: { note: ReleaseNote }) {
  const [asked, setAsked] = useState<NoteStep | null>(null);
  // The release sends the version read here, which may be newer than the list.
  const read = useApi('GET /release_note/{id}/', { params: { id } });
  const isReady = read.data !== undefined;
  return (
    <Flex gap="3" wrap="wrap">
      {released ? null : (
        <Button size="sm" disabled={!isReady} onClick={() => setAsked('release')}>
          {words.release}
        </Button>
      )}
      <RouteButton to={`${NOTES}/${id}/edit`} size="sm" variant="outline" colorPalette="gray">
        {words.edit}
      </RouteButton>
      <Button
        size="sm"
        variant="ghost"
        colorPalette="red"
        disabled={!isReady}
        onClick={() => setAsked('remove')}
      >
        {words.remove}
      </Button>
      {asked && read.data ? (
        <NoteQuestion
          step={asked}
          note={read.data}
          opened={{ etag: read.etag, reload: read.reload }}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </Flex>
  );
}
