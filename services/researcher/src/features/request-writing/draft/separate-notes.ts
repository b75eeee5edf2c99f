/**
 * Meeting notes are sent as `additional_data.meeting_notes` of a PATCH, but have their own rights and their own version
 * (decision 270). They are therefore removed from the answers before the fields are checked against the policy.
 */
import type { RequestPatch } from '@portal/contract';
import type { Call, Handler, Work } from '@portal/kit';

export interface MeetingNotes {
  readonly text: string;
  /** The version of the notes that the client read, 0 if there were none. If undefined, the version is not checked. */
  readonly version: number | undefined;
}
/**
 * Implemented by the meeting feature, which depends on this one and is passed to its routes. The request must be
 * locked.
 */
export type SaveMeetingNotes = (
  work: Work,
  call: Pick<Call, 'actor'>,
  id: number,
  notes: MeetingNotes,
) => Promise<void>;
export type RequestChange = RequestPatch & { readonly meeting_notes?: MeetingNotes };

function separate({ additional_data: data, ...rest }: RequestPatch): RequestChange {
  if (data === undefined) return rest;
  const { meeting_notes: text, meeting_notes_version: version, ...answers } = data;
  const isNoteAlone = text !== undefined && Object.keys(answers).length === 0;
  return {
    ...rest,
    ...(isNoteAlone ? {} : { additional_data: answers }),
    ...(text === undefined ? {} : { meeting_notes: { text, version } }),
  };
}

export const separateNotes = (handler: Handler): Handler => ({
  ...handler,
  run: (call) =>
    handler.run({ ...call, body: separate(call.body as unknown as RequestPatch) } as unknown as Call),
});
