/** Saves notes of the review meeting, which have their own version (decision 270). */
import { plainText, sanitizeHtml, stale, type Call, type Work } from '@portal/kit';
import { MeetingNoteModel } from '../../models/index.ts';
import type { MeetingNotes } from '../request-writing/index.ts';
import { currentRequest } from '../request/index.ts';

/** The row of the request must be locked. @throws STALE with the present request and notes */
export async function saveMeetingNotes(
  work: Work,
  { actor }: Pick<Call, 'actor'>,
  id: number,
  { text, version }: MeetingNotes,
): Promise<void> {
  const stored = await work.read(MeetingNoteModel).findById(id);
  const present = stored?.version ?? 0;
  if (version !== undefined && version !== present) throw stale(await currentRequest(work, actor, id));
  const clean = sanitizeHtml(text);
  const note = {
    text: plainText(clean) === '' ? '' : clean,
    version: present + 1,
    author_id: actor.userId,
    modified: new Date(),
  };
  if (stored) await work.of(MeetingNoteModel).findById(id).patch(note);
  else await work.of(MeetingNoteModel).insert({ request_id: id, ...note });
}
