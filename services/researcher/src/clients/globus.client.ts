/** Members of Globus groups, by OAuth 2 client credentials (spec 3 section 8). */
import { say } from '@portal/kit';
import { z } from 'zod';
import { accessSystemWords as words } from '../texts/en/access-systems.ts';
import { AccessRefused, type AccessSystem } from './access-system.ts';
import { askSystem, TIMEOUT_MS, refuseAnswer } from './ask-system.ts';

const SYSTEM = 'Globus';
/** How many milliseconds before its end a token is renewed. */
const MARGIN = 60_000;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export interface GlobusSettings {
  readonly url: string;
  /** The base address of the Groups API; by default the same as for the other calls. */
  readonly groupsUrl?: string | undefined;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly timeoutMs?: number;
}

const Token = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });
const Identities = z.object({ identities: z.array(z.object({ id: z.guid(), username: z.string() })) });
const Membership = z.object({ identity_id: z.guid() });
const Failure = z.object({ identity_id: z.guid(), code: z.string() });
const Changed = z.object({
  add: z.array(Membership).default([]),
  remove: z.array(Membership).default([]),
  errors: z
    .object({ add: z.array(Failure).default([]), remove: z.array(Failure).default([]) })
    .partial()
    .default({}),
});
const Group = z.object({
  id: z.guid(),
  memberships: z.array(Membership.extend({ role: z.string(), status: z.string() })),
});
/** A batch reports an error where the wanted state exists already; these codes count as success. */
const IS_SO = { add: /^ALREADY/, remove: /^NOT_A_MEMBER|NOT_FOUND/ } as const;

export function createGlobusClient(settings: GlobusSettings): AccessSystem {
  const timeoutMs = settings.timeoutMs ?? TIMEOUT_MS;
  const base = settings.url.replace(/\/$/, '');
  const groups = `${(settings.groupsUrl ?? settings.url).replace(/\/$/, '')}/v2/groups`;
  const secret = Buffer.from(`${settings.clientId}:${settings.clientSecret}`).toString('base64');
  const asClient = { Authorization: `Basic ${secret}` };
  let cachedToken: { readonly token: string; readonly until: number } | undefined;

  async function takeToken(): Promise<string> {
    if (cachedToken && cachedToken.until > Date.now()) return cachedToken.token;
    const answer = await askSystem({
      system: SYSTEM,
      url: `${base}/v2/oauth2/token`,
      init: {
        method: 'POST',
        headers: asClient,
        body: new URLSearchParams({
          grant_type: 'client_credentials',
          scope: 'urn:globus:auth:scope:groups.api.globus.org:all',
        }),
      },
      answer: Token,
      timeoutMs,
    });
    cachedToken = { token: answer.access_token, until: Date.now() + answer.expires_in * 1000 - MARGIN };
    return cachedToken.token;
  }

  /** A token may be revoked before it expires, so one retry uses a new token. */
  async function ask<T>(url: string, answer: z.ZodType<T>, body?: unknown): Promise<T> {
    const once = async (): Promise<T> =>
      askSystem({
        system: SYSTEM,
        url,
        init: {
          headers: {
            Authorization: `Bearer ${await takeToken()}`,
            ...(body ? { 'Content-Type': 'application/json' } : {}),
          },
          ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
        },
        answer,
        timeoutMs,
      });
    const known = cachedToken?.token;
    try {
      return await once();
    } catch (error) {
      if (known === undefined || cachedToken?.token !== known) throw error;
      cachedToken = undefined;
      return once();
    }
  }

  async function findAccount({
    globusUsername: name,
  }: {
    globusUsername: string | null;
  }): Promise<string | null> {
    if (!name) return null;
    if (UUID.test(name)) return name.toLowerCase();
    // Uses the client's own credentials, because the token is valid only for the Groups API.
    const { identities } = await askSystem({
      system: SYSTEM,
      url: `${base}/v2/api/identities?usernames=${encodeURIComponent(name)}`,
      init: { headers: asClient },
      answer: Identities,
      timeoutMs,
    });
    const found = identities.find(({ username }) => username.toLowerCase() === name.toLowerCase());
    return found?.id.toLowerCase() ?? null;
  }

  async function change(group: string, action: 'add' | 'remove', account: string): Promise<void> {
    const answer = await ask(`${groups}/${encodeURIComponent(group)}`, Changed, {
      [action]: [{ identity_id: account, ...(action === 'add' ? { role: 'member' } : {}) }],
    });
    const isThis = (one: { identity_id: string }): boolean => one.identity_id.toLowerCase() === account;
    const done = answer[action].some(isThis);
    const wasSo = (answer.errors[action] ?? []).some((one) => isThis(one) && IS_SO[action].test(one.code));
    if (!done && !wasSo) throw refuseAnswer(SYSTEM);
  }

  return {
    type: SYSTEM,
    findAccount,
    async add(group, person) {
      const account = await findAccount(person);
      if (account === null)
        throw new AccessRefused(
          person.globusUsername
            ? say(words.unknownGlobusName, { name: person.globusUsername })
            : words.noGlobusName,
          { retry: false, byProfile: true },
        );
      await change(group, 'add', account);
      return account;
    },
    remove: (group, account) => change(group, 'remove', account),
    async list(group) {
      const { memberships } = await ask(`${groups}/${encodeURIComponent(group)}?include=memberships`, Group);
      // Managers and administrators manage the group itself; the portal adds and removes only plain members.
      return memberships
        .filter(({ role, status }) => role === 'member' && status === 'active')
        .map((one) => one.identity_id.toLowerCase());
    },
  };
}
