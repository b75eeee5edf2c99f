/** Notifications of close-outs: administrators learn of a confirmation, the researcher of its result. */
import { sendMail } from '@portal/common';
import { notify, say, sql, type Locked, type Work } from '@portal/kit';
import { z } from 'zod';
import { findAdministrators } from '../../rules/administrators.ts';
import { closeOutNotifications as words } from '../../texts/en/close-out-notifications.ts';
import type { CloseOutState } from './close-out.policy.ts';

export const closeOutPage = (requestId: number): string => `/request/${requestId}?tab=close-out`;

/** The version is part of the key, so that a corrected confirmation is reported again. */
const getKey = (what: string, { id, etag }: Locked<CloseOutState>): string =>
  `close-out-${what}:${id}:${etag}`;

export async function notifyAdministrators(
  work: Work,
  loaded: Locked<CloseOutState>,
  person: string,
): Promise<void> {
  const { code, request_id: requestId, owner_id: owner } = loaded.state;
  const administrators = await findAdministrators(work);
  await notify(work, {
    key: getKey('confirmed', loaded),
    recipients: administrators.map(({ id }) => id).filter((id) => id !== owner && id !== work.author.actorId),
    message: () => say(words.confirmed, { code, person }),
    redirect: closeOutPage(requestId),
  });
}

export const notifyAcceptance = (work: Work, loaded: Locked<CloseOutState>): Promise<void> =>
  notifyOwner(work, loaded, 'accepted');

export async function notifyReturn(work: Work, loaded: Locked<CloseOutState>, reason: string): Promise<void> {
  const { code, request_id: requestId, owner_id: ownerId } = loaded.state;
  await notifyOwner(work, loaded, 'returned');
  const owner = await work.row(
    z.object({ email: z.string() }),
    sql`select person.email::text as email from core_api.person person where person.id = ${ownerId} and person.active`,
  );
  if (!owner) return;
  await sendMail(work, owner, {
    key: getKey('returned', loaded),
    template: 'close_out_returned',
    about: { model: 'request', id: requestId },
    write: () => ({
      subject: say(words.mail.subject, { code }),
      paragraphs: [say(words.mail.opening, { code }), reason],
      link: { label: say(words.mail.link, { code }), path: closeOutPage(requestId) },
    }),
  });
}

const notifyOwner = (
  work: Work,
  loaded: Locked<CloseOutState>,
  what: 'accepted' | 'returned',
): Promise<void> => {
  const { code, request_id: requestId, owner_id: owner } = loaded.state;
  return notify(work, {
    key: getKey(what, loaded),
    recipients: [owner],
    message: () => say(words[what], { code }),
    redirect: closeOutPage(requestId),
  });
};
