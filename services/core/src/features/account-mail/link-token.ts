/** Tokens of links in mails: single use, hashed at rest, with an end (decisions.md "Session and security"). */
import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Database } from '@portal/kit';
import type { Knex } from 'knex';
import { newMark, OLD_MARK } from './mail-links.ts';

const DAY = 24;
/** Hours that a link lasts. */
export const LINK_HOURS = {
  verification: 7 * DAY,
  invitation: 7 * DAY,
  password_reset: 1,
  email_change: 1 * DAY,
  unlock: 1 * DAY,
} as const;
export type LinkKind = keyof typeof LINK_HOURS;

export interface NewLink {
  readonly kind: LinkKind;
  /** Key of the one mail that carries the link. */
  readonly mailKey: string;
  readonly accountId?: number;
  readonly invitationId?: number;
  /** What following the link will do, as far as it is known only now. */
  readonly data?: Readonly<Record<string, unknown>>;
}

export interface Link {
  readonly id: number;
  readonly kind: LinkKind;
  readonly account_id: number | null;
  readonly invitation_id: number | null;
  readonly data: Readonly<Record<string, unknown>>;
}
export interface LookedAtLink extends Link {
  readonly expired: boolean;
  readonly used: boolean;
}

const COLUMNS = 'id, kind, account_id, invitation_id, data';
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
const tokenOf = (secret: string, salt: string): string =>
  createHmac('sha256', secret).update(salt).digest('base64url');

/** @returns the mark for the text of the mail; undefined when the mail has its link already and need not be written again */
export async function issueLink(
  { database, linkSecret }: { readonly database: Database; readonly linkSecret: string },
  trx: Knex.Transaction,
  { kind, mailKey, accountId, invitationId, data = {} }: NewLink,
): Promise<string | undefined> {
  const salt = randomBytes(32).toString('base64url');
  const [row] = await database.query<{ mark: string }>(
    {
      text: `insert into core.link_token (kind, salt, hash, mail_key, mark, account_id, invitation_id, data, expires_at)
        values ($1, $2, $3, $4, $5, $6, $7, $8, now() + make_interval(hours => $9))
        on conflict (mail_key) do nothing returning mark`,
      values: [
        kind,
        salt,
        hashOf(tokenOf(linkSecret, salt)),
        mailKey,
        newMark(),
        accountId ?? null,
        invitationId ?? null,
        JSON.stringify(data),
        LINK_HOURS[kind],
      ],
    },
    trx,
  );
  return row?.mark;
}

/** What the mail of this key carries, for the one that sends it. */
export interface MailToken {
  readonly mark: string;
  readonly token: string;
}

/** Undefined for a mail without a link, and once the link was withdrawn or used. */
export async function tokenOfMail(
  database: Database,
  linkSecret: string,
  mailKey: string,
  trx?: Knex.Transaction,
): Promise<MailToken | undefined> {
  const [row] = await database.query<{ salt: string; mark: string | null }>(
    {
      text: 'select salt, mark from core.link_token where mail_key = $1 and consumed_at is null',
      values: [mailKey],
    },
    trx,
  );
  return row && { mark: row.mark ?? OLD_MARK, token: tokenOf(linkSecret, row.salt) };
}

/** Looks only. Undefined for a token that never was. */
export async function lookAtLink(
  database: Database,
  token: string,
  trx?: Knex.Transaction,
): Promise<LookedAtLink | undefined> {
  const [row] = await database.query<LookedAtLink>(
    {
      text: `select ${COLUMNS}, expires_at <= now() as expired, consumed_at is not null as used
        from core.link_token where hash = $1`,
      values: [hashOf(token)],
    },
    trx,
  );
  return row;
}

/** Uses a link up. Of several at once, one gets it; undefined for the others, and for one that is over or unknown. */
export async function consumeLink(
  database: Database,
  trx: Knex.Transaction,
  kind: LinkKind,
  token: string,
): Promise<Link | undefined> {
  const [row] = await database.query<Link>(
    {
      text: `update core.link_token set consumed_at = now()
        where hash = $1 and kind = $2 and consumed_at is null and expires_at > now() returning ${COLUMNS}`,
      values: [hashOf(token), kind],
    },
    trx,
  );
  return row;
}

/** Makes every open link of that kind worthless. */
export async function withdrawLinks(
  database: Database,
  trx: Knex.Transaction,
  kind: LinkKind,
  of: { readonly accountId: number } | { readonly invitationId: number },
): Promise<void> {
  const [column, id] =
    'accountId' in of
      ? (['account_id', of.accountId] as const)
      : (['invitation_id', of.invitationId] as const);
  await database.query(
    {
      text: `update core.link_token set consumed_at = now() where kind = $1 and ${column} = $2 and consumed_at is null`,
      values: [kind, id],
    },
    trx,
  );
}

/** An expired link still says for a while whose it was, so that a new mail can be asked for with it. */
export async function forgetOldLinks(database: Database): Promise<void> {
  await database.query({
    text: "delete from core.link_token where expires_at < now() - interval '90 days'",
    values: [],
  });
}
