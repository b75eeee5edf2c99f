import type { MatchSummary, Request } from '@portal/contract';
import { RESEARCH_MATCH_TYPES } from '@portal/contract/statuses';
import { api, ApiError } from '@portal/shared-ui/data';
import { useAutosave } from '@portal/shared-ui/form';
import { useSessionUser } from '@portal/shared-ui/session';
import { useRef, useState } from 'react';

export interface Notes {
  readonly text: string;
  /** 0 if there are no notes. */
  readonly version: number;
}

type Noted = Pick<MatchSummary, 'meeting_notes' | 'meeting_notes_version'>;

const getNotes = ({ meeting_notes: text = '', meeting_notes_version: version = 0 }: Noted): Notes => ({
  text,
  version,
});

export const readNotes = ({ details }: Pick<Request, 'details'>): Notes =>
  getNotes(details?.additional_data ?? {});

/** Saves the notes: with the summary in the Research Match flow, with the request in other flows (spec 3 section 7). */
async function writeNotes({ id, type }: Pick<Request, 'id' | 'type'>, body: Required<Noted>): Promise<Notes> {
  const params = { id };
  if (RESEARCH_MATCH_TYPES.includes(type))
    return getNotes((await api('PUT /request/{id}/summary/', { params, body, silent: true })).data);
  const { data } = await api('PATCH /request/{id}/', {
    params,
    body: { additional_data: body },
    silent: true,
  });
  return readNotes(data);
}

/** The server's current notes, after a save was stale. */
const currentNotes = (current: unknown, { type }: Pick<Request, 'type'>): Notes =>
  RESEARCH_MATCH_TYPES.includes(type) ? getNotes(current as Noted) : readNotes(current as Request);

/**
 * Meeting notes: saved one second after typing. A save never overwrites someone else's version. Until the user types,
 * they show the polled notes.
 */
export function useMeetingNotes(request: Request, reload: () => Promise<void>) {
  const user = useSessionUser();
  const read = readNotes(request);
  /** Null while the user is not editing. */
  const [typed, setTyped] = useState<string | null>(null);
  const [theirs, setTheirs] = useState<Notes | null>(null);
  const [failure, setFailure] = useState<string>();
  const version = useRef(0);

  const send = async (text: string) => {
    try {
      return await writeNotes(request, { meeting_notes: text, meeting_notes_version: version.current });
    } catch (error) {
      // Shows errors about the text; a lost connection is retried, as the save status says.
      if (error instanceof ApiError && error.status < 500 && error.code !== 'STALE')
        setFailure(Object.values(error.fields)[0]?.[0] ?? error.detail);
      throw error;
    }
  };

  const open = (text: string) => {
    if (typed === null) version.current = read.version;
    setTyped(text);
  };
  const autosave = useAutosave({
    storageKey: `meeting-notes-${request.id}-user-${user.id}`,
    values: typed ?? read.text,
    setValues: open,
    isEnabled: typed !== null,
    onConflict: (current) => setTheirs(currentNotes(current, request)),
    save: async (text) => {
      const written = await send(text);
      setFailure(undefined);
      version.current = written.version;
      return written.text;
    },
  });

  const resolveConflict = (text: string) => {
    version.current = theirs?.version ?? 0;
    setTheirs(null);
    setTyped(text);
    autosave.resume();
  };
  return {
    saved: read.text,
    typed,
    theirs,
    autosave,
    failure,
    type: setTyped,
    open: () => open(read.text),
    close: async () => {
      try {
        await autosave.saveNow();
      } catch (error) {
        // The save status shows the error, and the editor stays open.
        if (error instanceof ApiError) return;
        throw error;
      }
      await reload();
      // closes the editor and its notice, unless an open question about a backup remains
      if (!autosave.leftover?.onRestore) autosave.discardBackup();
      setTyped(null);
    },
    takeMine: () => resolveConflict(typed ?? ''),
    takeTheirs: () => resolveConflict(theirs?.text ?? ''),
    takeBoth: () => resolveConflict(`${theirs?.text ?? ''}<hr>${typed ?? ''}`),
  };
}
export type MeetingNotesState = ReturnType<typeof useMeetingNotes>;
