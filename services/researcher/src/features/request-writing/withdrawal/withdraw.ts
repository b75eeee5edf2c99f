import { REQUEST_STATUS as S } from '@portal/contract';
import { sendMail } from '@portal/common';
import { notify, say, sql, translate, type Call, type Locked, type Reads, type Work } from '@portal/kit';
import { z } from 'zod';
import { requestMails as words } from '../../../texts/en/request-mails.ts';
import { WithdrawalModel } from '../../../models/index.ts';
import { type RequestState, changeStatusWithEffects } from '../../request/index.ts';

const Withdrawn = z.object({ code: z.string(), name: z.string(), email: z.string() });

/**
 * Writes status, reason and notifications in one transaction. The owner is stored as the person who decided, so a
 * decision that comes second is refused with their name.
 */
export async function withdrawRequest(
  work: Work,
  { actor, body, params: { id } }: Call<'POST /request/{id}/withdraw/'>,
  { state }: Locked<RequestState>,
): Promise<void> {
  const request = await work.row(
    Withdrawn,
    sql`select t.sfari_request_id as code, owner.display_name as name, owner.email
      from researcher.request t join core_api.person owner on owner.id = t.owner_id where t.id = ${id}`,
  );
  if (!request) throw new Error(`the owner of request ${id} has no account`);
  const { code, name, email } = request;
  await work.of(WithdrawalModel).insert({ request_id: id, reason: body.reason });
  const { change } = await changeStatusWithEffects(work, {
    id,
    from: state.status,
    to: S.WITHDRAWN,
    decidedBy: actor.userId,
  });
  const key = `withdrawal:${id}:${change}`;
  await mailWithdrawalToOwner(work, {
    id,
    key,
    actorId: actor.userId,
    code,
    name,
    email,
    reason: body.reason,
  });
  await notify(work, {
    key,
    recipients: await readWithdrawalRecipients(work, id),
    message: () => say(words.bell.withdrawn, { code, owner: name }),
    redirect: `/request/${id}`,
  });
}

interface Withdrawal extends z.output<typeof Withdrawn> {
  readonly id: number;
  readonly key: string;
  readonly actorId: number;
  readonly reason: string;
}

/** Confirms the withdrawal to the owner. */
export async function mailWithdrawalToOwner(
  work: Work,
  { id, key, actorId, code, name, email, reason }: Withdrawal,
): Promise<void> {
  await sendMail(
    work,
    { email, name },
    {
      key,
      template: 'request_withdrawn',
      about: { model: 'request', id },
      actorId,
      write: () => ({
        subject: say(words.withdrawn.subject, { code }),
        paragraphs: [
          say(words.withdrawn.opening, { code }),
          say(words.withdrawn.reason, { reason }),
          translate(words.withdrawn.again),
        ],
        link: { label: translate(words.viewStatus), path: `/request/${id}` },
      }),
    },
  );
}

/** People who would have decided or reviewed the request: administrators, and the assigned reviewers. */
async function readWithdrawalRecipients(reads: Reads, id: number): Promise<number[]> {
  const people = await reads.rows(
    z.object({ id: z.int() }),
    sql`select person.id from core_api.person person where person.active and (
        exists (select 1 from core_api.person_group held where held.user_id = person.id
          and held.role in ('sfari_admin', 'sfari_admin_lead'))
        or person.id in (select review.reviewer_id from researcher.review review where review.request_id = ${id}))
      order by person.id limit 1000`,
  );
  return people.map((person) => person.id);
}
