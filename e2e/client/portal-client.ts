/** A client of the API for scripts: solves the bot check, signs in, and sends its token with each call. */
import { findVersionPath } from '@portal/contract';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

export const DEMO_PASSWORD = 'Demo-Portal-2026!';

export interface ApiAnswer<T> {
  readonly status: number;
  readonly body: T;
  readonly headers: Headers;
}

export interface PortalClient {
  readonly url: string;
  readonly token: string;
  /**
   * Sends a request such as `call('GET /request/?status=2')`; paths are without `/api`. Reads the version first if the
   * endpoint requires one.
   */
  call<T>(request: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<ApiAnswer<T>>;
  /** Like `call`, but throws if the answer is not a success. */
  get<T>(path: string): Promise<T>;
  send<T>(request: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<T>;
}

type Challenge = Parameters<typeof solveChallenge>[0]['challenge'];

export interface SignInOptions {
  readonly password?: string;
  readonly role?: string;
}

/** @param account the part before @demo.test */
export async function signIn(
  url: string,
  account: string,
  options: SignInOptions = {},
): Promise<PortalClient> {
  const response = await fetch(`${url}/api/api-token-auth/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      email: account.includes('@') ? account : `${account}@demo.test`,
      password: options.password ?? DEMO_PASSWORD,
      recaptcha: await solveBotCheck(url),
      agreed_to_terms: true,
    }),
  });
  if (!response.ok) throw new Error(`sign-in of ${account}: ${response.status} ${await response.text()}`);
  const { token } = (await response.json()) as { token: string };
  return createClient(url, token, options.role);
}

/** Solves a fresh ALTCHA challenge, as the sign-in page does. @returns the text for the field `recaptcha` */
export async function solveBotCheck(url: string): Promise<string> {
  const challenge = (await (await fetch(`${url}/api/bot-check/`)).json()) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('the bot check has no solution');
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

/** The version of the object, as a screen would have read it before a decision. */
async function versionAt(address: string, token: string): Promise<string | undefined> {
  const answer = await fetch(address, { headers: { Authorization: `Bearer ${token}` } });
  // If a service is down, the version cannot be read.
  if (answer.status >= 500) throw new Error(`${address}: ${answer.status}`);
  return answer.headers.get('ETag') ?? undefined;
}

function createClient(url: string, token: string, role: string | undefined): PortalClient {
  const call = async <T>(
    request: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<ApiAnswer<T>> => {
    const [method = 'GET', path = '/'] = request.split(' ');
    const target = new URL(`${url}/api${path}`);
    if (role) target.searchParams.set('role', role);
    const form = body instanceof FormData;
    const seen =
      headers['If-Match'] === undefined ? findVersionPath(method, target.pathname.slice(4)) : undefined;
    const version =
      seen === undefined ? undefined : await versionAt(`${url}/api${seen}${target.search}`, token);
    const response = await fetch(target, {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        ...(body !== undefined && !form ? { 'Content-Type': 'application/json' } : {}),
        ...(version ? { 'If-Match': version } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: form ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const json = response.headers.get('content-type')?.includes('json');
    return {
      status: response.status,
      body: (json && text ? JSON.parse(text) : text) as T,
      headers: response.headers,
    };
  };
  const checked = async <T>(
    request: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ): Promise<T> => {
    const answer = await call<T>(request, body, headers);
    if (answer.status >= 300)
      throw new Error(`${request}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 500)}`);
    return answer.body;
  };
  return { url, token, call, get: (path) => checked(`GET ${path}`), send: checked };
}
