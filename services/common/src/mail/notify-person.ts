import { RequestTypeNumber } from '@portal/contract';
import { z } from 'zod';
import { notify, type Work } from '@portal/kit';
import { requestAddress, type RequestAddress } from './request-address.ts';
import { sendMail, type Mail, type MailText } from './send-mail.ts';

/** A person and the requests to tell them about, as a query returns them. */
export const PersonOfRequests = z.object({
  person_id: z.int(),
  first_name: z.string(),
  email: z.string(),
  requests: z.array(z.object({ id: z.int(), code: z.string(), type: RequestTypeNumber, title: z.string() })),
});
export type PersonOfRequests = z.output<typeof PersonOfRequests>;

export interface PersonNews extends Omit<Mail, 'write'> {
  /** `mail` and `bell` are called in the language of the person. */
  readonly mail: () => MailText;
  readonly bell: () => string;
  /** Address of the notification. */
  readonly path: string;
}

/** Queues one email and one notification in the transaction of `work`. */
export async function notifyPerson(
  work: Work,
  { id, email, name }: { readonly id: number; readonly email: string; readonly name: string },
  { mail: write, bell: message, path: redirect, ...mail }: PersonNews,
): Promise<void> {
  await sendMail(work, { email, name }, { ...mail, write });
  await notify(work, { key: mail.key, recipients: [id], message, redirect });
}

export interface RequestsNews extends Pick<PersonNews, 'key' | 'template' | 'mail' | 'bell'> {
  /** Address of a notification about one request; by default the request's page. */
  readonly address?: RequestAddress;
}

export async function notifyOfRequests(
  work: Work,
  { person_id: id, email, first_name: name, requests }: PersonOfRequests,
  { address = requestAddress, ...news }: RequestsNews,
): Promise<void> {
  const [first] = requests;
  await notifyPerson(
    work,
    { id, email, name },
    {
      ...news,
      about: { model: 'user', id },
      requestIds: requests.map((request) => request.id),
      path: first && requests.length === 1 ? address(first) : '/',
    },
  );
}
