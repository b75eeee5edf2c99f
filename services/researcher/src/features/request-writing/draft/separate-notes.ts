/**
 * Notes of the review meeting come as `additional_data.meeting_notes` of a PATCH, with separate rights and a separate version
 * (decision 270): they are taken out of the answers before the fields are compared with the policy.
 */
import type { RequestPatch } from '@portal/contract';
import type { Call, Handler, Work } from '@portal/kit';

export interface MeetingNotes {
  readonly text: string;
  /** Of the notes that were read, 0 where there were none. Without it nothing is compared. */
  readonly version: number | undefined;
}
/** Stored by the feature of the meeting, which depends on this one and is given to its routes. The request must be locked. */
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
