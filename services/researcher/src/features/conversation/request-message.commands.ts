/** Asking and answering. Mails are only copies; the conversation is the record. */
import { MESSAGES, QUESTION_TEMPLATE, type EmailDraft } from '@portal/contract';
import {
  AppError,
  invalid,
  lockOne,
  plainText,
  sanitizeHtml,
  sql,
  wrongState,
  type Call,
  type Work,
} from '@portal/kit';
import { z } from 'zod';
import { RequestMessageModel } from '../../models/index.ts';
import { requestRefusals } from '../../texts/en/request-refusals.ts';
import { requestResource } from '../request/index.ts';
import { notifyAskers, notifyOwnerOfQuestion, type MessageContext } from './request-message.mail.ts';

const words = requestRefusals.conversation;

interface Writing {
  readonly call: Call;
  readonly work: Work;
  readonly body: {
    readonly request: number;
    readonly seen: number | null;
    readonly text?: string | undefined;
    readonly email?: EmailDraft | undefined;
  };
}

/**
 * Locks the request. If two people write in parallel, the second is refused because there is a newer message to read. A
 * request that is being deleted is not found.
 * @returns the id of the message
 */
export async function addMessage({ call, work, body }: Writing): Promise<number> {
  const locked = await lockOne(requestResource, { work, actor: call.actor, id: body.request });
  locked.authorise(body.email ? 'ask' : 'answer');
  const about = await readConversation(work, body.request);
  if ((about.newest ?? 0) > (body.seen ?? 0)) throw new AppError('CONFLICT', words.newer);
  return body.email
    ? ask(work, { about, email: body.email })
    : answer(work, { about, text: body.text ?? '', author: call.actor.displayName });
}

const Conversation = z.object({
  id: z.int(),
  code: z.string(),
  owner_id: z.int(),
  owner_email: z.string().nullable(),
  newest: z.int().nullable(),
  was_asked: z.boolean(),
});

async function readConversation(work: Work, id: number): Promise<z.output<typeof Conversation>> {
  const found = await work.row(
    Conversation,
    sql`select request.id, request.sfari_request_id as code, request.owner_id, owner.email as owner_email,
        (select max(said.id) from researcher.request_message said where said.request_id = request.id) as newest,
        exists (select 1 from researcher.request_message said
          where said.request_id = request.id and said.kind = 'question') as was_asked
      from researcher.request request left join core_api.person owner on owner.id = request.owner_id
      where request.id = ${id}`,
  );
  if (!found) throw new Error(`request ${id} is held and not found`);
  return found;
}

interface Asking {
  readonly about: z.output<typeof Conversation>;
  readonly email: EmailDraft;
}

async function ask(work: Work, { about, email }: Asking): Promise<number> {
  const text = checkText(email.body, 'email.body');
  const owner = about.owner_email;
  if (owner === null || !email.to.some((address) => address.toLowerCase() === owner.toLowerCase()))
    throw invalid({ 'email.to': [words.ownerNotAsked] });
  const { id } = await storeMessage(work, about, { kind: 'question', subject: email.subject, text });
  await notifyOwnerOfQuestion(work, concern(about, id), {
    ...email,
    owner,
    body: text,
    template: QUESTION_TEMPLATE,
  });
  return id;
}

interface Answering {
  readonly about: z.output<typeof Conversation>;
  readonly text: string;
  readonly author: string;
}

async function answer(work: Work, { about, text: html, author }: Answering): Promise<number> {
  if (!about.was_asked) throw wrongState(words.nothingAsked);
  const text = checkText(html, 'text');
  const { id } = await storeMessage(work, about, { kind: 'answer', subject: '', text });
  await notifyAskers(work, concern(about, id), { author, text });
  return id;
}

/** @throws INVALID_INPUT where no text is left after sanitizing */
function checkText(html: string, field: string): string {
  const text = sanitizeHtml(html);
  if (plainText(text) === '') throw invalid({ [field]: [MESSAGES.required] });
  return text;
}

const storeMessage = async (
  work: Work,
  about: { readonly id: number },
  message: { kind: 'question' | 'answer'; subject: string; text: string },
): Promise<{ id: number }> =>
  work
    .of(RequestMessageModel)
    .insert({ request_id: about.id, ...message, status: null, author_id: work.author.actorId });

const concern = (about: z.output<typeof Conversation>, message: number): MessageContext => ({
  id: about.id,
  code: about.code,
  ownerId: about.owner_id,
  message,
  page: `/request/${about.id}?tab=conversation`,
});
