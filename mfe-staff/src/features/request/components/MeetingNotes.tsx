import { requestType } from '@portal/contract/request-types/lookup';
import { showsMeetingNotes } from '@portal/contract/transitions';
import { Button, HStack, Notice, PanelSection, Stack, Text } from '@portal/shared-ui';
import { AutosaveStatus, RestoreNotice } from '@portal/shared-ui/form';
import { RichText, SafeHtml } from '@portal/shared-ui/rich-text';
import type { PanelProps } from '../model/panel-props.ts';
import { readNotes, useMeetingNotes, type MeetingNotesState } from '../api/use-meeting-notes.ts';
import { meeting as words } from '#texts/meeting';

/** Notes of the review meeting, for administrators and, for tissue, project managers (spec 3 sections 2.5 and 2.6). */
export function MeetingNotes(props: PanelProps) {
  const { request } = props;
  const { text } = readNotes(request);
  if (!request.abilities['meeting_notes']) return null;
  if (!showsMeetingNotes(request.type, request.status, text !== '')) return null;
  return <NotesSection {...props} />;
}

function NotesSection({ request, reload }: PanelProps) {
  const notes = useMeetingNotes(request, reload);
  const { saved, typed, autosave } = notes;
  const none = requestType(request.type).flow === 'tissue' ? words.notes.noneOfTissue : words.notes.none;
  return (
    <PanelSection title={words.notes.title}>
      {autosave.leftover ? <RestoreNotice {...autosave.leftover} /> : null}
      {typed === null ? (
        <Stack gap="3" align="flex-start">
          {saved === '' ? <Text color="fg.muted">{none}</Text> : <SafeHtml html={saved} />}
          <Button size="sm" variant="outline" onClick={notes.open}>
            {saved === '' ? words.notes.write : words.notes.edit}
          </Button>
        </Stack>
      ) : (
        <NotesEditor {...notes} typed={typed} />
      )}
    </PanelSection>
  );
}

function NotesEditor({
  typed,
  theirs,
  autosave,
  failure,
  type,
  close,
  takeMine,
  takeTheirs,
  takeBoth,
}: MeetingNotesState & { typed: string }) {
  return (
    <Stack gap="3">
      {theirs ? (
        <Notice tone="warning" isUrgent title={words.notes.theirs}>
          {words.notes.theirsText}
          <SafeHtml html={theirs.text} my="3" />
          <HStack wrap="wrap">
            <Button size="sm" onClick={takeBoth}>
              {words.notes.keepBoth}
            </Button>
            <Button size="sm" variant="outline" onClick={takeTheirs}>
              {words.notes.takeTheirs}
            </Button>
            <Button size="sm" variant="outline" onClick={takeMine}>
              {words.notes.chooseMine}
            </Button>
          </HStack>
        </Notice>
      ) : null}
      <RichText
        label={words.notes.title}
        value={typed}
        onChange={type}
        minHeight="8rem"
        // an editor that opens automatically must not take the focus
        startsFocused={autosave.leftover === undefined}
      />
      {failure === undefined ? null : (
        <Text role="alert" color="fg.error" textStyle="sm">
          {failure}
        </Text>
      )}
      <HStack justify="space-between" wrap="wrap">
        <Button size="sm" variant="outline" disabled={theirs !== null} onClick={() => void close()}>
          {words.notes.done}
        </Button>
        <AutosaveStatus autosave={autosave} />
      </HStack>
    </Stack>
  );
}
