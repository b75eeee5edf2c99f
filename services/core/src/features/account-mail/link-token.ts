/** Tokens of links in mails: single use, stored as hashes, with an expiry time (docs/people.md). */
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { asJson, sql, trustedSql, type Database, type Reads, type Work } from '@portal/kit';
import { z } from 'zod';
import { LinkTokenModel } from '../../models/index.ts';
import { newPlaceholder, OLD_PLACEHOLDER, type MailToken } from './mail-links.ts';

const DAY = 24;
/** How many hours each kind of link is valid. */
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
  /** Details of the action behind the link that are known only when it is issued. */
  readonly data?: Readonly<Record<string, unknown>>;
}

const LinkRow = z.object({
  id: z.int(),
  kind: z.enum([
    'verification',
    'invitation',
    'password_reset',
    'email_change',
    'unlock',
  ] satisfies LinkKind[]),
  account_id: z.int().nullable(),
  invitation_id: z.int().nullable(),
  data: z.record(z.string(), z.unknown()),
});
const StoredLinkRow = LinkRow.extend({ expired: z.boolean(), used: z.boolean() });
export type Link = Readonly<z.output<typeof LinkRow>>;
export type StoredLink = Readonly<z.output<typeof StoredLinkRow>>;

const COLUMNS = trustedSql('id, kind, account_id, invitation_id, data');
const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
const makeToken = (secret: string, salt: string): string =>
  createHmac('sha256', secret).update(salt).digest('base64url');

/** @returns the placeholder for the text of the mail; undefined when the mail already has its link */
export async function issueLink(
  work: Work,
  { linkSecret }: { readonly linkSecret: string },
  { kind, mailKey, accountId, invitationId, data = {} }: NewLink,
): Promise<string | undefined> {
  const salt = randomBytes(32).toString('base64url');
  const row = await work.row(
    z.object({ mark: z.string() }),
    sql`insert into core.link_token (kind, salt, hash, mail_key, mark, account_id, invitation_id, data, expires_at)
      values (${kind}, ${salt}, ${hashToken(makeToken(linkSecret, salt))}, ${mailKey}, ${newPlaceholder()}, ${accountId ?? null},
        ${invitationId ?? null}, ${asJson(data)}, now() + make_interval(hours => ${LINK_HOURS[kind]}))
      on conflict (mail_key) do nothing returning mark`,
  );
  return row?.mark;
}

/** Undefined for a mail without a link, and once the link was withdrawn or used. */
export async function tokenOfMail(
  reads: Reads,
  linkSecret: string,
  mailKey: string,
): Promise<MailToken | undefined> {
  const link = await reads.read(LinkTokenModel).matching({ mail_key: mailKey, consumed_at: null }).first();
  return link && { placeholder: link.mark ?? OLD_PLACEHOLDER, token: makeToken(linkSecret, link.salt) };
}

/** Reads a link without using it. Undefined for a token that never existed. */
export const readLink = (reads: Reads, token: string): Promise<StoredLink | undefined> =>
  reads.row(
    StoredLinkRow,
    sql`select ${COLUMNS}, expires_at <= now() as expired, consumed_at is not null as used
      from core.link_token where hash = ${hashToken(token)}`,
  );

/** Uses up a link. Of parallel calls only one gets it; undefined for the others, and for an expired or unknown link. */
export const consumeLink = (work: Work, kind: LinkKind, token: string): Promise<Link | undefined> =>
  work.row(
    LinkRow,
    sql`update core.link_token set consumed_at = now()
      where hash = ${hashToken(token)} and kind = ${kind} and consumed_at is null and expires_at > now()
      returning ${COLUMNS}`,
  );

/** Invalidates every open link of these kinds. */
export async function withdrawLinks(
  work: Pick<Work, 'run'>,
  accountId: number,
  ...kinds: readonly LinkKind[]
): Promise<void> {
  await work.run(
    sql`update core.link_token set consumed_at = now()
      where account_id = ${accountId} and kind = any(${kinds}) and consumed_at is null`,
  );
}

/** Expired links stay for 90 days: they still identify the account, so a person can request a new mail with one. */
export const forgetOldLinks = (database: Database): Promise<number> =>
  database.run(sql`delete from core.link_token where expires_at < now() - interval '90 days'`);
