/**
 * Two organizations whose people log in with OpenID Connect. They are real issuers (oidc-provider), started by the first
 * call, that tests can break: they fail, change their keys, or sign ID tokens that are wrong in one way.
 */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  decodeJwt,
  exportJWK,
  generateKeyPair,
  SignJWT,
  UnsecuredJWT,
  type JWK,
  type JWTPayload,
} from 'jose';
import type { Adapter, AdapterPayload, Provider } from 'oidc-provider';
import { escapeHtml } from '../mailbox/html.ts';
import { CLIENT, ORGANIZATIONS, type OrganizationId, type OrganizationPerson } from './described.ts';

/** `down` fails and `rotate` changes the keys once; the others are lies about the ID token, or about who issued the code. */
export const ORGANIZATION_MODES = [
  'up',
  'down',
  'rotate',
  'nonce',
  'audience',
  'expired',
  'none',
  'key',
  'issuer',
] as const;
export type OrganizationMode = (typeof ORGANIZATION_MODES)[number];

/** What differs from a right ID or logout token. */
type Claims = Readonly<Record<string, unknown>>;

export interface Organizations {
  /** @returns false for an address of no organization */
  answer(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
  /** @returns false for a name that is none */
  setMode(name: string, mode: string): Promise<boolean>;
  /** A logout token of the organization for one of its people, with `changes`; undefined removes a claim. */
  signLogout(id: OrganizationId, changes: Claims, header?: { readonly typ?: string }): Promise<string>;
}

interface Key {
  readonly kid: string;
  readonly jwk: JWK;
}

interface Issuer {
  readonly url: string;
  mode: OrganizationMode;
  key: Key;
  provider: Provider;
}

export function createOrganizations(readOrigin: () => string): Organizations {
  const issuers = new Map<OrganizationId, Promise<Issuer>>();
  const start = async (id: OrganizationId): Promise<Issuer> => {
    const url = `${readOrigin()}/organization/${id}`;
    const key = await createKey();
    const issuer = { url, mode: 'up' as const, key } as unknown as Issuer;
    issuer.provider = await createProvider(id, issuer);
    return issuer;
  };
  const find = (id: OrganizationId): Promise<Issuer> => {
    const issuer = issuers.get(id) ?? start(id);
    issuers.set(id, issuer);
    return issuer;
  };
  const isKnown = (id: string): id is OrganizationId => Object.hasOwn(ORGANIZATIONS, id);

  return {
    async answer(request, response) {
      const url = request.url ?? '/';
      const id = /^\/organization\/(\w+)\//.exec(url)?.[1] ?? '';
      if (!isKnown(id)) return false;
      const issuer = await find(id);
      if (issuer.mode === 'down') {
        response.writeHead(503).end();
        return true;
      }
      const prefix = `/organization/${id}`;
      const mounted = Object.assign(request, { originalUrl: url, url: url.slice(prefix.length) });
      const uid = /^\/choice\/([\w-]+)$/.exec(mounted.url)?.[1];
      if (uid === undefined) await issuer.provider.callback()(mounted, response);
      else await choosePerson(id, issuer, mounted, response);
      return true;
    },
    async setMode(name, mode) {
      const known = ORGANIZATION_MODES.find((one) => one === mode);
      if (!isKnown(name) || !known) return false;
      const issuer = await find(name);
      issuer.mode = known === 'rotate' ? 'up' : known;
      if (known !== 'rotate') return true;
      issuer.key = await createKey();
      issuer.provider = await createProvider(name, issuer);
      return true;
    },
    async signLogout(id, changes, { typ = 'logout+jwt' } = {}) {
      const { url, key } = await find(id);
      const claims = {
        iss: url,
        aud: `${CLIENT.id}-${id}`,
        jti: randomUUID(),
        events: { 'http://schemas.openid.net/event/backchannel-logout': {} },
        ...changes,
      };
      const jwt = new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: key.kid, typ });
      return ('iat' in changes ? jwt : jwt.setIssuedAt()).sign(key.jwk);
    },
  };
}

async function createKey(): Promise<Key> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const kid = randomUUID();
  return { kid, jwk: { ...(await exportJWK(privateKey)), kid, alg: 'RS256', use: 'sig' } };
}

/** Loaded by the first call, because most runs of the fakes never need it. */
async function createProvider(id: OrganizationId, issuer: Issuer): Promise<Provider> {
  const { default: Issuing, interactionPolicy } = await import('oidc-provider');
  const people: Readonly<Record<string, OrganizationPerson>> = ORGANIZATIONS[id].people;
  const policy = interactionPolicy.base();
  const { Check } = interactionPolicy;
  // Each login of the demo asks which person logs in.
  policy
    .get('login')
    ?.checks.add(
      new Check('choice', 'a person is chosen each time', ({ oidc }) =>
        oidc.result?.login ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT,
      ),
    );
  const provider = new Issuing(issuer.url, {
    adapter: createMemory(),
    clients: [
      {
        client_id: `${CLIENT.id}-${id}`,
        client_secret: CLIENT.secret,
        redirect_uris: ['https://portal.test/'],
        backchannel_logout_uri: 'https://portal.test/',
        backchannel_logout_session_required: true,
      },
    ],
    jwks: { keys: [issuer.key.jwk] },
    cookies: {
      keys: [CLIENT.secret],
      names: { session: `${id}_session`, interaction: `${id}_interaction`, resume: `${id}_resume` },
    },
    claims: {
      acr: null,
      amr: null,
      auth_time: null,
      iss: null,
      sid: null,
      openid: ['sub', 'acr', 'amr', 'auth_time'],
      email: ['email', 'email_verified'],
      eduperson_assurance: ['eduperson_assurance'],
    },
    features: { devInteractions: { enabled: false }, backchannelLogout: { enabled: true } },
    interactions: { policy, url: (_, { uid }) => `${issuer.url}/choice/${uid}` },
    findAccount: (_, sub) => {
      const found = people[sub];
      return found && { accountId: sub, claims: async () => ({ sub, ...found }) };
    },
    // The demo asks no consent for passing the address to the portal.
    async loadExistingGrant({ oidc }) {
      const grant = new provider.Grant({
        clientId: oidc.client?.clientId ?? '',
        accountId: oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid email eduperson_assurance');
      await grant.save();
      return grant;
    },
    ttl: {
      AccessToken: 300,
      AuthorizationCode: 60,
      Grant: 300,
      IdToken: 300,
      Interaction: 600,
      Session: 600,
    },
  });
  // The fake does not know the address of the portal.
  provider.Client.prototype.redirectUriAllowed = () => true;
  provider.use(async (context, next) => {
    await next();
    const body = context.body as { id_token?: string } | undefined;
    if (body?.id_token) body.id_token = await lie(issuer, body.id_token);
    const location = context.response.get('Location');
    if (issuer.mode === 'issuer' && location.includes('code='))
      context.response.set('Location', location.replace(/iss=[^&]+/, 'iss=https%3A%2F%2Fanother.test'));
  });
  return provider;
}

/** The ID token, wrong in the one way that the mode names. */
async function lie({ mode, key }: Issuer, token: string): Promise<string> {
  const claims = decodeJwt(token);
  const sign = async (changes: JWTPayload, { kid, jwk }: Key = key): Promise<string> =>
    new SignJWT({ ...claims, ...changes }).setProtectedHeader({ alg: 'RS256', kid }).sign(jwk);
  if (mode === 'nonce') return sign({ nonce: 'another' });
  if (mode === 'audience') return sign({ aud: 'another' });
  if (mode === 'expired') return sign({ iat: 1_700_000_000, exp: 1_700_000_300 });
  if (mode === 'none') return new UnsecuredJWT(claims).encode();
  if (mode === 'key') return sign({}, { ...(await createKey()), kid: key.kid });
  return token;
}

/** The login page of the organization: a button for each of its people. */
async function choosePerson(
  id: OrganizationId,
  { provider, url }: Issuer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { name, people } = ORGANIZATIONS[id];
  const found: Readonly<Record<string, OrganizationPerson>> = people;
  if (request.method === 'POST') {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const sub = new URLSearchParams(Buffer.concat(chunks).toString()).get('person') ?? '';
    const chosen = found[sub];
    const result = chosen
      ? { login: { accountId: sub, amr: [...chosen.amr], acr: 'urn:organization:login' } }
      : { error: 'access_denied', error_description: 'The person went back.' };
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
    return;
  }
  const { uid } = await provider.interactionDetails(request, response);
  const buttons = Object.entries(found).map(
    ([sub, { name: who, email }]) =>
      `<p><button name="person" value="${sub}">${escapeHtml(who)}</button> ${escapeHtml(email)}</p>`,
  );
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(name)}</title>
<main><h1>${escapeHtml(name)}</h1><p>Choose who you are.</p>
<form method="post" action="${url}/choice/${uid}">${buttons.join('')}<p><button name="person" value="">Go back</button></p></form></main></html>`,
  );
}

/** One memory for each organization, so that none accepts what another issued. */
function createMemory(): (model: string) => Adapter {
  const rows = new Map<string, AdapterPayload>();
  return (model) => {
    const all = (): [string, AdapterPayload][] => [...rows].filter(([key]) => key.startsWith(`${model}:`));
    return {
      async upsert(id, payload) {
        rows.set(`${model}:${id}`, payload);
      },
      find: async (id) => rows.get(`${model}:${id}`),
      findByUid: async (uid) => all().find(([, row]) => row['uid'] === uid)?.[1],
      findByUserCode: async () => undefined,
      async consume(id) {
        const row = rows.get(`${model}:${id}`);
        if (row) row['consumed'] = Math.floor(Date.now() / 1000);
      },
      async destroy(id) {
        rows.delete(`${model}:${id}`);
      },
      async revokeByGrantId(grantId) {
        for (const [key, row] of rows) if (row['grantId'] === grantId) rows.delete(key);
      },
    };
  };
}
