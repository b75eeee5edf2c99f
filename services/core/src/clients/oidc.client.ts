/**
 * Logs people in at their organization with OpenID Connect: authorization code flow with PKCE, state and nonce. Answers
 * are checked by openid-client, logout tokens, which it does not know, by jose.
 */
import { createRemoteJWKSet, jwtVerify, type JWTVerifyGetKey } from 'jose';
import * as oidc from 'openid-client';
import type { OrganizationProblem } from '@portal/contract';
import { z } from 'zod';
import type { IdentityProvider } from '../identity-providers.ts';

const TIMEOUT_SECONDS = 8;
/** Addresses and abilities of an issuer change rarely; its keys are read for each login. */
const METADATA_MS = 60 * 60_000;
const LOGOUT_EVENT = 'http://schemas.openid.net/event/backchannel-logout';

const text = z.string().max(1000);
/** Organizations send one value or several. */
const texts = z
  .union([text.transform((one) => [one]), z.array(text).max(100)])
  .optional()
  .catch(undefined);
const Claims = z.looseObject({
  iss: text,
  sub: text,
  sid: text.optional(),
  auth_time: z.number().optional(),
  acr: text.optional().catch(undefined),
  amr: texts,
});
const About = z.looseObject({
  email: z.email().max(254).optional().catch(undefined),
  email_verified: z.union([z.boolean(), z.literal('true').transform(() => true)]).catch(false),
  eduperson_assurance: texts,
});

/** What an organization says about a person. Stored until the login is finished. */
export const Identity = z.object({
  issuer: z.string(),
  subject: z.string(),
  sid: z.string().nullable(),
  /** When the person logged in there, in seconds. */
  authTime: z.number().nullable(),
  acr: z.string().nullable(),
  amr: z.array(z.string()),
  assurance: z.array(z.string()),
  email: z.string().nullable(),
  emailVerified: z.boolean(),
});
export type Identity = Readonly<z.infer<typeof Identity>>;

/** What one login must answer to. */
export interface LoginSecrets {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** `unreachable`: no answer; `cancelled`: the person went back; `refused`: the answer is wrong. The message is for the log. */
export class OidcFault extends Error {
  readonly kind: 'unreachable' | 'cancelled' | 'refused';
  constructor(kind: OidcFault['kind'], message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'OidcFault';
    this.kind = kind;
  }
}

export interface OidcClient {
  readonly provider: IdentityProvider;
  /** The address of the organization's login page. @throws OidcFault */
  begin(secrets: LoginSecrets, options: { readonly again: boolean }): Promise<string>;
  /** @param answer query of the address to which the browser was sent @throws OidcFault */
  finish(answer: string, secrets: LoginSecrets): Promise<Identity>;
  /** Whose sessions a logout token ends. @throws OidcFault */
  readLogout(token: string): Promise<LogoutOrder>;
  /**
   * Reads its metadata and keys anew and asks whether it knows this portal, without a person.
   * @returns what is wrong; null if logins can work. `reason` is for the log
   */
  test(): Promise<{ readonly problem: OrganizationProblem; readonly reason: string } | null>;
}

const LogoutOrder = z
  .looseObject({
    jti: text,
    exp: z.number().optional(),
    sub: text.optional(),
    sid: text.optional(),
    events: z.looseObject({ [LOGOUT_EVENT]: z.looseObject({}) }),
    nonce: z.undefined().optional(),
  })
  .refine(({ sub, sid }) => sub !== undefined || sid !== undefined);
export type LogoutOrder = Readonly<z.infer<typeof LogoutOrder>>;

export const createLoginSecrets = (): LoginSecrets => ({
  state: oidc.randomState(),
  nonce: oidc.randomNonce(),
  verifier: oidc.randomPKCECodeVerifier(),
});

export function createOidcClient(provider: IdentityProvider, publicUrl: string): OidcClient {
  const redirect = `${publicUrl}/login/organization/${provider.id}`;
  const isPlain = provider.issuer.startsWith('http:');
  let known: { readonly metadata: Promise<oidc.ServerMetadata>; readonly until: number } | undefined;
  let logoutKeys: JWTVerifyGetKey | undefined;

  const ask = async (): Promise<oidc.ServerMetadata> => {
    try {
      const found = await oidc.discovery(
        new URL(provider.issuer),
        provider.clientId,
        undefined,
        oidc.None(),
        {
          timeout: TIMEOUT_SECONDS,
          execute: isPlain ? [oidc.allowInsecureRequests] : [],
        },
      );
      return found.serverMetadata();
    } catch (error) {
      known = undefined;
      throw new OidcFault('unreachable', describe(error), error);
    }
  };
  /** Parallel logins ask once. */
  const discover = (): Promise<oidc.ServerMetadata> => {
    if (!known || known.until < Date.now()) known = { metadata: ask(), until: Date.now() + METADATA_MS };
    return known.metadata;
  };
  /** A new one for each login, so that keys that were changed since are read. */
  const configure = async (): Promise<oidc.Configuration> => {
    const metadata = await discover();
    const { token_endpoint_auth_methods_supported: methods = ['client_secret_basic'] } = metadata;
    const authenticate = methods.includes('client_secret_basic')
      ? oidc.ClientSecretBasic
      : oidc.ClientSecretPost;
    const configuration = new oidc.Configuration(
      metadata,
      provider.clientId,
      provider.clientSecret,
      authenticate(provider.clientSecret),
    );
    configuration.timeout = TIMEOUT_SECONDS;
    if (isPlain) oidc.allowInsecureRequests(configuration);
    oidc.enableNonRepudiationChecks(configuration);
    return configuration;
  };

  return {
    provider,
    async begin({ state, nonce, verifier }, { again }) {
      const challenge = await oidc.calculatePKCECodeChallenge(verifier);
      return oidc.buildAuthorizationUrl(await configure(), {
        redirect_uri: redirect,
        scope: provider.scope,
        state,
        nonce,
        code_challenge: challenge,
        code_challenge_method: 'S256',
        ...(again ? { max_age: '0', prompt: 'login' } : {}),
      }).href;
    },
    async finish(answer, { state, nonce, verifier }) {
      const configuration = await configure();
      try {
        const tokens = await oidc.authorizationCodeGrant(
          configuration,
          new URL(`${redirect}?${answer.replace(/^\?/, '')}`),
          { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true },
        );
        const claims = Claims.parse(tokens.claims());
        // What the signed ID token says comes first.
        const about = configuration.serverMetadata().userinfo_endpoint
          ? await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub)
          : {};
        return toIdentity(claims, About.parse({ ...about, ...claims }));
      } catch (error) {
        throw toFault(error);
      }
    },
    async readLogout(token) {
      const { issuer, jwks_uri: keys } = await discover();
      if (keys === undefined) throw new OidcFault('refused', 'the issuer names no keys');
      logoutKeys ??= createRemoteJWKSet(new URL(keys), { timeoutDuration: TIMEOUT_SECONDS * 1000 });
      try {
        const { payload, protectedHeader } = await jwtVerify(token, logoutKeys, {
          issuer,
          audience: provider.clientId,
          algorithms: ['RS256', 'RS384', 'RS512', 'PS256', 'ES256', 'ES384', 'EdDSA'],
          maxTokenAge: '5 minutes',
          clockTolerance: '30 seconds',
        });
        // An ID token is none, although the same key signed it.
        if (protectedHeader.typ !== undefined && !/^(logout\+)?jwt$/i.test(protectedHeader.typ))
          throw new OidcFault('refused', 'another kind of token');
        return LogoutOrder.parse(payload);
      } catch (error) {
        throw toFault(error);
      }
    },
    async test() {
      known = undefined;
      try {
        const { jwks_uri: keys } = await discover();
        if (keys === undefined) return { problem: 'keys', reason: 'the metadata names no keys' };
        const answer = await fetch(keys, { signal: AbortSignal.timeout(TIMEOUT_SECONDS * 1000) });
        const found = Keys.safeParse(answer.ok ? await answer.json().catch(() => null) : null);
        if (!found.success) return { problem: 'keys', reason: `status ${answer.status}` };
        const refusal = await askForNothing(await configure(), redirect);
        return CLIENT_REFUSED.test(refusal) ? { problem: 'client', reason: refusal } : null;
      } catch (error) {
        const fault = toFault(error);
        return {
          problem: isUnreachable(fault.cause ?? error) ? 'unreachable' : 'answer',
          reason: fault.message,
        };
      }
    },
  };
}

const Keys = z.looseObject({ keys: z.array(z.looseObject({ kty: text })).min(1) });
/** What an issuer says that does not know the client, or its secret; anything else is about the code. */
const CLIENT_REFUSED = /invalid_client|unauthorized_client|WWW_AUTHENTICATE/i;

/** Redeems a code that no one was given. @returns code and text of the refusal */
async function askForNothing(configuration: oidc.Configuration, redirect: string): Promise<string> {
  try {
    await oidc.genericGrantRequest(configuration, 'authorization_code', {
      code: 'connection-test',
      redirect_uri: redirect,
      code_verifier: oidc.randomPKCECodeVerifier(),
    });
    return '';
  } catch (error) {
    const { code = '', error: kind = '' } = Object(error) as { code?: string; error?: string };
    if (isUnreachable(error)) throw error;
    return `${code} ${kind}`;
  }
}

const toIdentity = (claims: z.infer<typeof Claims>, about: z.infer<typeof About>): Identity => ({
  issuer: claims.iss,
  subject: claims.sub,
  sid: claims.sid ?? null,
  authTime: claims.auth_time ?? null,
  acr: claims.acr ?? null,
  amr: claims.amr ?? [],
  assurance: about.eduperson_assurance ?? [],
  email: about.email?.toLowerCase() ?? null,
  emailVerified: about.email !== undefined && about.email_verified,
});

/** Without the cause, which may contain tokens. */
const describe = (error: unknown): string =>
  error instanceof Error
    ? `${'code' in error ? String(error.code) : error.name}: ${error.message}`
    : 'unknown';

/** Codes of an issuer that does not answer, or not as one. */
const UNREACHABLE = [
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'ERR_JWKS_TIMEOUT',
  'ERR_JOSE_GENERIC',
];

function toFault(error: unknown): OidcFault {
  if (error instanceof OidcFault) return error;
  if (error instanceof oidc.AuthorizationResponseError)
    return new OidcFault(error.error === 'access_denied' ? 'cancelled' : 'refused', describe(error));
  return new OidcFault(isUnreachable(error) ? 'unreachable' : 'refused', describe(error));
}

function isUnreachable(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const isNetwork = error instanceof Error && (/fetch/i.test(error.message) || error.name === 'TimeoutError');
  return isNetwork || UNREACHABLE.includes(code);
}
