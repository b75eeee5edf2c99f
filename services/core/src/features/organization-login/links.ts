/** Links of accounts to logins at organizations (decisions 544 and 545). */
import { ReadinessChanged } from '@portal/contract';
import { sql, type Reads, type Work } from '@portal/kit';
import { z } from 'zod';
import type { Identity } from '../../clients/index.ts';
import type { IdentityProvider } from '../../identity-providers.ts';

const Link = z.object({ id: z.int(), account_id: z.int() });
export type Link = Readonly<z.output<typeof Link>>;

/** Only issuer and subject say who someone is; an address never does. */
export const findLink = (reads: Reads, { issuer, subject }: Identity): Promise<Link | undefined> =>
  reads.row(
    Link,
    sql`select id, account_id from core.linked_organization where issuer = ${issuer} and subject = ${subject}`,
  );

/** Domain of a verified address for which this organization speaks. */
function findDomain({ mailDomains }: IdentityProvider, { email, emailVerified }: Identity): string | null {
  const domain = email?.split('@').at(-1) ?? '';
  return emailVerified && mailDomains.includes(domain) ? domain : null;
}

/** The method `mfa` of RFC 8176, from an issuer whose methods the setting trusts. */
export const provesFactor = ({ trustsAmr }: IdentityProvider, { amr }: Identity): boolean =>
  trustsAmr && amr.includes('mfa');

/** @returns undefined if the login is linked already */
export async function addLink(
  work: Work,
  accountId: number,
  provider: IdentityProvider,
  identity: Identity,
): Promise<Link | undefined> {
  const { issuer, subject, email, emailVerified, acr, amr, assurance } = identity;
  const domain = findDomain(provider, identity);
  const link = await work.row(
    Link,
    sql`insert into core.linked_organization
        (account_id, issuer, subject, organization, email, email_verified, domain, acr, amr, assurance)
      values (${accountId}, ${issuer}, ${subject}, ${provider.name}, ${email}, ${emailVerified}, ${domain}, ${acr},
        ${amr}::text[], ${assurance}::text[])
      on conflict do nothing returning id, account_id`,
  );
  if (link && domain !== null) await work.emit(ReadinessChanged, { user_ids: [accountId] });
  return link;
}

/** Stores what the organization says now; an address that it no longer verifies no longer confirms the membership. */
export async function refreshLink(
  work: Work,
  link: Link,
  provider: IdentityProvider,
  identity: Identity,
): Promise<void> {
  const { email, emailVerified, acr, amr, assurance } = identity;
  const domain = findDomain(provider, identity);
  const changed = await work.row(
    z.object({ domain: z.string().nullable() }),
    sql`update core.linked_organization l set last_used = now(), organization = ${provider.name}, email = ${email},
        email_verified = ${emailVerified}, domain = ${domain}, acr = ${acr}, amr = ${amr}::text[],
        assurance = ${assurance}::text[]
      from (select id, domain from core.linked_organization where id = ${link.id} for update) old
      where l.id = old.id returning old.domain::text as domain`,
  );
  if (changed && changed.domain !== domain)
    await work.emit(ReadinessChanged, { user_ids: [link.account_id] });
}

/** Ends the sessions that the login opened, except `spared`. @returns how many */
export const endLinkedSessions = (
  work: Work,
  linkId: number,
  { spared = null, sid }: { readonly spared?: string | null; readonly sid?: string | undefined } = {},
): Promise<number> =>
  work.run(
    sql`update core.session s set ended_at = now()
      where s.ended_at is null and s.id is distinct from ${spared}::uuid
        and exists (select 1 from core.session o where o.link_id = ${linkId} and (o.id = s.id or o.id = s.parent_id)
          and (${sid ?? null}::text is null or o.issuer_sid = ${sid ?? null}))`,
  );
