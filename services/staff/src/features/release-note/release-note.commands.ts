/** Writes and publishes release notes (spec 3 sections 4.9, 5 and 7 "Release notes"). */
import { MESSAGES, STAFF_ROLES, type releaseNoteObject } from '@portal/contract';
import {
  invalid,
  notify,
  plainText,
  sanitizeHtml,
  say,
  sql,
  violatedConstraint,
  wrongState,
  type Call,
  type Locked,
  type ResourceCommands,
  type Work,
} from '@portal/kit';
import { z } from 'zod';
import { ReleaseNoteModel } from '../../models/index.ts';
import { releaseNote as words } from '../../texts/en/release-note.ts';
import type { ReleaseNoteState } from './release-note.policy.ts';

type Commands = ResourceCommands<typeof releaseNoteObject, ReleaseNoteState>;

/** Maps the error for a version that already has a note to its field. */
async function mapTakenError<T>(write: PromiseLike<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (violatedConstraint(error) === undefined) throw error;
    throw invalid({ version: [words.versionTaken] });
  }
}

const clean = (html: string, isReleased: boolean): string => {
  const safe = sanitizeHtml(html);
  if (isReleased && plainText(safe).trim() === '') throw invalid({ text: [MESSAGES.required] });
  return safe;
};

/** Notifies staff and reviewers of a release, once (task release_note_notification). */
async function announce(work: Work, { id, version }: { id: number; version: string }): Promise<void> {
  const staff = await work.rows(
    z.object({ user_id: z.int() }),
    sql`select distinct held.user_id from core_api.person_group held
      join core_api.person person on person.id = held.user_id and person.active
      where held.role = any(${[...STAFF_ROLES]}::text[]) order by held.user_id`,
  );
  await notify(work, {
    key: `release_note_notification:${id}`,
    recipients: staff.map(({ user_id: recipient }) => recipient),
    message: () => say(words.released, { version }),
    redirect: `/release-notes?version=${version}`,
  });
}

export const createReleaseNote: NonNullable<Commands['create']> = async ({ work, body }) => {
  const { version, released } = body;
  const { id } = await mapTakenError(
    work.of(ReleaseNoteModel).insert({
      version,
      text: clean(body.text, released),
      released_at: released ? new Date() : null,
    }),
  );
  if (released) await announce(work, { id, version });
  return id;
};

/** @throws WRONG_STATE where a released note would become a draft again: people have read it */
export async function replaceReleaseNote(
  work: Work,
  { body }: Pick<Call<'PUT /release_note/{id}/'>, 'body'>,
  { id: key, state }: Locked<ReleaseNoteState>,
): Promise<void> {
  const id = Number(key);
  const { version, released } = body;
  const wasReleased = state.released_at !== null;
  if (wasReleased && !released) throw wrongState(words.staysReleased);
  const isReleasedNow = released && !wasReleased;
  await mapTakenError(
    work
      .of(ReleaseNoteModel)
      .findById(id)
      .patch({
        version,
        text: clean(body.text, released),
        ...(isReleasedNow ? { released_at: new Date() } : {}),
      }),
  );
  if (isReleasedNow) await announce(work, { id, version });
}

export const removeReleaseNote: NonNullable<Commands['remove']> = async ({ work, loaded }) => {
  await work.of(ReleaseNoteModel).deleteById(loaded.id);
};
