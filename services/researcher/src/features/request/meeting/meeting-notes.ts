/**
 * Notes of the review meeting: written by `additional_data.meeting_notes` of a PATCH, with rights and a version of their
 * own (decision 270).
 */
import type { RequestPatch } from '@portal/contract';
import { plainText, sanitizeHtml, stale, type Call, type Handler, type Work } from '@portal/kit';
import { MeetingNoteModel } from '../../../models/index.ts';
import { currentRequest } from '../request.answer.ts';

export interface MeetingNotes {
  readonly text: string;
  /** Of the notes that were read, 0 where there were none. Without it nothing is compared. */
  readonly version: number | undefined;
}
export type WithNotes = RequestPatch & { readonly meeting_notes?: MeetingNotes };

/** The change with the notes beside the answers, where they have an action of their own. */
function separate({ additional_data: data, ...rest }: RequestPatch): WithNotes {
  if (data === undefined) return rest;
  const { meeting_notes: text, meeting_notes_version: version, ...answers } = data;
  const isNoteAlone = text !== undefined && Object.keys(answers).length === 0;
  return {
    ...rest,
    ...(isNoteAlone ? {} : { additional_data: answers }),
    ...(text === undefined ? {} : { meeting_notes: { text, version } }),
  };
}

/** Before the fields of a change are held against the policy. */
export const separateNotes = (handler: Handler): Handler => ({
  ...handler,
  run: (call) =>
    handler.run({ ...call, body: separate(call.body as unknown as RequestPatch) } as unknown as Call),
});

/** The row of the request must be locked. @throws STALE with the request and the notes that are there */
export async function saveNotes(
  work: Work,
  { actor }: Pick<Call, 'actor'>,
  id: number,
  { text, version }: MeetingNotes,
): Promise<void> {
  const kept = await work.read(MeetingNoteModel).findById(id);
  const present = kept?.version ?? 0;
  if (version !== undefined && version !== present) throw stale(await currentRequest(work, actor, id));
  const clean = sanitizeHtml(text);
  const note = {
    text: plainText(clean) === '' ? '' : clean,
    version: present + 1,
    author_id: actor.userId,
    modified: new Date(),
  };
  if (kept) await work.of(MeetingNoteModel).findById(id).patch(note);
  else await work.of(MeetingNoteModel).insert({ request_id: id, ...note });
}
