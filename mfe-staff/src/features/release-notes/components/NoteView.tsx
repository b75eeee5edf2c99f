import { fill, Flex, formatDate, Heading, Panel, StatusBadge, Text } from '@portal/shared-ui';
import { isEmptyHtml, SafeHtml } from '@portal/shared-ui/rich-text';
import { releaseNotes as words } from '#texts/release-notes';
import type { ReleaseNote } from '../model/note.ts';
import { NoteActions } from './NoteActions.tsx';

export function NoteView({ note }: { note: ReleaseNote }) {
  return (
    <Panel>
      <Flex gap="3" align="center" wrap="wrap">
        <Heading as="h2" textStyle="xl">
          {fill(words.heading, { version: note.version })}
        </Heading>
        {note.current ? <StatusBadge tone="success">{words.current}</StatusBadge> : null}
        {note.released ? null : <StatusBadge tone="warning">{words.draft}</StatusBadge>}
      </Flex>
      <Text color="fg.muted" mt="1" mb="5">
        {note.released_at
          ? fill(words.releasedOn, { day: formatDate(note.released_at) })
          : fill(words.changedOn, { day: formatDate(note.modified) })}
      </Text>
      {isEmptyHtml(note.text) ? <Text>{words.noText}</Text> : <SafeHtml html={note.text} />}
      {note.abilities['edit'] ? (
        <Flex mt="6">
          <NoteActions note={note} key={note.id} />
        </Flex>
      ) : null}
    </Panel>
  );
}
