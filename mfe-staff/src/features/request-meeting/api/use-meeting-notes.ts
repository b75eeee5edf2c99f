import type { MatchSummary, Request } from '@portal/contract';
import { RESEARCH_MATCH_TYPES } from '@portal/contract/statuses';
import { api, ApiError } from '@portal/shared-ui/data';
import { useAutosave } from '@portal/shared-ui/form';
import { useSessionUser } from '@portal/shared-ui/session';
import { useRef, useState } from 'react';

export interface Notes {
  readonly text: string;
  /** 0 where no one wrote any. */
  readonly version: number;
}

type Noted = Pick<MatchSummary, 'meeting_notes' | 'meeting_notes_version'>;

const getNotes = ({ meeting_notes: text = '', meeting_notes_version: version = 0 }: Noted): Notes => ({
  text,
  version,
});

export const readNotes = ({ details }: Pick<Request, 'details'>): Notes =>
  getNotes(details?.additional_data ?? {});

/** They are written with the summary in the Research Match flow, with the request elsewhere (spec 3 section 7). */
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

/** Those that are there, beside a save that was stale. */
const currentNotes = (current: unknown, { type }: Pick<Request, 'type'>): Notes =>
  RESEARCH_MATCH_TYPES.includes(type) ? getNotes(current as Noted) : readNotes(current as Request);

/**
 * Notes that are being written: saved a second after typing, never over what someone else saved. Until someone types,
 * they are what the page reads again and again.
 */
export function useMeetingNotes(request: Request, reload: () => Promise<void>) {
  const user = useSessionUser();
  const read = readNotes(request);
  /** Null while no one writes. */
  const [typed, setTyped] = useState<string | null>(null);
  const [theirs, setTheirs] = useState<Notes | null>(null);
  const [failure, setFailure] = useState<string>();
  const version = useRef(0);

  const send = async (text: string) => {
    try {
      return await writeNotes(request, { meeting_notes: text, meeting_notes_version: version.current });
    } catch (error) {
      // What is wrong with the text is said; a lost line is tried again, as the status says.
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
        // The status beside the text says it, and the text stays open.
        if (error instanceof ApiError) return;
        throw error;
      }
      await reload();
      // the text is closed with its notice; a question is left to be answered
      if (!autosave.leftover?.onRestore) autosave.discardBackup();
      setTyped(null);
    },
    takeMine: () => resolveConflict(typed ?? ''),
    takeTheirs: () => resolveConflict(theirs?.text ?? ''),
    takeBoth: () => resolveConflict(`${theirs?.text ?? ''}<hr>${typed ?? ''}`),
  };
}
export type MeetingNotesState = ReturnType<typeof useMeetingNotes>;
