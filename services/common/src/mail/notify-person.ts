import { RequestTypeNumber } from '@portal/contract';
import { z } from 'zod';
import { notify, type Work } from '@portal/kit';
import { requestAddress, type RequestAddress } from './request-address.ts';
import { sendMail, type MailText } from './send-mail.ts';

/** Somebody with the requests of which they hear, as a statement answers them. */
export const PersonOfRequests = z.object({
  person_id: z.int(),
  first_name: z.string(),
  email: z.string(),
  requests: z.array(z.object({ id: z.int(), code: z.string(), type: RequestTypeNumber, title: z.string() })),
});
export type PersonOfRequests = z.output<typeof PersonOfRequests>;

export interface PersonNews {
  /** Makes it the same mail however often it is asked for. */
  readonly key: string;
  readonly template: string;
  /** Both run in the language of the person. */
  readonly mail: () => MailText;
  readonly bell: () => string;
  /** Where the line in the bell leads when it is about one request: its page, unless told. */
  readonly address?: RequestAddress;
}

/** One mail and one line in the bell, written in the transaction of `work`. */
export async function notifyPerson(work: Work, person: PersonOfRequests, news: PersonNews): Promise<void> {
  const { person_id: id, email, first_name: firstName, requests } = person;
  const [first] = requests;
  await sendMail(
    work,
    { email, name: firstName },
    {
      key: news.key,
      template: news.template,
      about: { model: 'user', id },
      requestIds: requests.map((request) => request.id),
      write: news.mail,
    },
  );
  await notify(work, {
    key: news.key,
    recipients: [id],
    message: news.bell,
    redirect: first && requests.length === 1 ? (news.address ?? requestAddress)(first) : '/',
  });
}
