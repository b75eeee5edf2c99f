/**
 * Client of the foundation's Zendesk (`ZENDESK_URL`, `ZENDESK_EMAIL`, `ZENDESK_TOKEN`): conversations of support
 * tickets.
 */
import type { ZendeskMessage } from '@portal/contract';
import { escapeHtml, findOutside, sanitizeHtml } from '@portal/kit';
import { z } from 'zod';

/** Short, because a user waits for the answer. */
const TIMEOUT_MS = 4000;
/** Only the latest messages of a ticket are read; no conversation about a request has more. */
const MOST_MESSAGES = 100;

const Account = z.object({
  id: z.number(),
  name: z.string().nullish(),
  email: z.string().nullish(),
});
const Comments = z.object({
  comments: z.array(
    z.object({
      id: z.number(),
      author_id: z.number(),
      html_body: z.string().nullish(),
      body: z.string().nullish(),
      created_at: z.iso.datetime({ offset: true }),
    }),
  ),
  users: z.array(Account).default([]),
});
const Settings = z.object({
  ZENDESK_URL: z.url({ protocol: /^https?$/ }),
  ZENDESK_EMAIL: z.string().min(1),
  ZENDESK_TOKEN: z.string().min(1),
});

export interface ZendeskClient {
  /**
   * The messages of a ticket, oldest first.
   * @returns undefined where the ticket does not exist
   * @throws when Zendesk cannot be reached
   */
  readConversation(ticket: string): Promise<ZendeskMessage[] | undefined>;
}

/** Undefined if Zendesk is not configured. @throws an error at startup that names the invalid variable */
export function createZendeskClient(
  variables: Readonly<Record<string, string | undefined>>,
  timeoutMs = TIMEOUT_MS,
): ZendeskClient | undefined {
  if (!variables['ZENDESK_URL']) return undefined;
  const { ZENDESK_URL: url, ZENDESK_EMAIL: email, ZENDESK_TOKEN: token } = Settings.parse(variables);
  const account = Buffer.from(`${email}/token:${token}`).toString('base64');
  return {
    async readConversation(ticket) {
      const query = `include=users&sort_order=desc&per_page=${MOST_MESSAGES}`;
      const found = await findOutside(
        {
          system: 'Zendesk',
          url: `${url.replace(/\/$/, '')}/api/v2/tickets/${Number(ticket)}/comments.json?${query}`,
          init: { headers: { Accept: 'application/json', Authorization: `Basic ${account}` } },
          timeoutMs,
          answer: Comments,
        },
        404,
      );
      return found && readMessages(found);
    },
  };
}

function readMessages({ comments, users }: z.output<typeof Comments>): ZendeskMessage[] {
  const authors = new Map(users.map((user) => [user.id, user]));
  return comments
    .map(({ id, author_id: author, html_body: html, body, created_at: created }) => ({
      id: String(id),
      // Untrusted HTML, since anyone may write to the support address.
      body: sanitizeHtml(html ?? escapeHtml(body ?? '').replaceAll('\n', '<br>')),
      created_at: new Date(created).toISOString(),
      user_data: { name: authors.get(author)?.name ?? '', email: authors.get(author)?.email ?? '' },
    }))
    .toSorted((one, other) => one.created_at.localeCompare(other.created_at));
}
