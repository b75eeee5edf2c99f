/** ORCID with the OAuth 2 authorization code flow, as on orcid.org. */
import { randomUUID } from 'node:crypto';
import { escapeHtml } from '../mailbox/html.ts';
import type { Answer } from '../mailbox/mailbox.routes.ts';
import { json, readText, type OutsideSystem } from './system.ts';

/** ORCID's own fictitious person. The parameter `?orcid=` of the authorize page selects another iD. */
const PERSON = { orcid: '0000-0002-1825-0097', name: 'Josiah Carberry' };
const ORCID = /^\d{4}-\d{4}-\d{4}-\d{3}[\dX]$/;

interface Grant {
  client: string;
  redirect: string;
  orcid: string;
}

export function createOrcid(): OutsideSystem {
  const grants = new Map<string, Grant>();

  return ({ method, path, query, body }) => {
    if (path === '/oauth/authorize' && method === 'GET') return consentPage(query);
    if (path === '/oauth/authorize' && method === 'POST') {
      const [client, redirect] = [readText(body['client_id']), readText(body['redirect_uri'])];
      if (!client || !redirect || !URL.canParse(redirect)) return refused('invalid_request');
      const code = randomUUID().slice(0, 8);
      grants.set(code, { client, redirect, orcid: readText(body['orcid']) ?? PERSON.orcid });
      const target = new URL(redirect);
      target.searchParams.set('code', code);
      const state = readText(body['state']);
      if (state) target.searchParams.set('state', state);
      return { status: 302, type: 'text/plain', body: '', headers: { Location: target.href } };
    }
    if (path === '/oauth/token' && method === 'POST') return exchange(grants, body);
    return undefined;
  };
}

function consentPage(query: URLSearchParams): Answer {
  const redirect = query.get('redirect_uri') ?? '';
  if (query.get('response_type') !== 'code' || !query.get('client_id') || !URL.canParse(redirect))
    return refused('invalid_request');
  const orcid = query.get('orcid') ?? PERSON.orcid;
  if (!ORCID.test(orcid)) return refused('invalid_request');
  const fields = {
    client_id: query.get('client_id'),
    redirect_uri: redirect,
    state: query.get('state'),
    orcid,
  };
  const hidden = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value ?? '')}">`,
  );
  return {
    status: 200,
    type: 'text/html; charset=utf-8',
    // Browsers also check the redirect after a form submission against `form-action`.
    policy: `default-src 'none'; form-action 'self' ${new URL(redirect).origin}; base-uri 'none'; frame-ancestors 'none'`,
    body: `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>ORCID stand-in</title>
<main><h1>ORCID stand-in</h1><p>The portal wants to know the ORCID iD ${orcid}.</p>
<form method="post">${hidden.join('')}<button>Authorize access</button></form></main></html>`,
  };
}

/** A code is accepted once, for the client and address that it was issued to. */
function exchange(grants: Map<string, Grant>, body: Readonly<Record<string, unknown>>): Answer {
  if (body['grant_type'] !== 'authorization_code') return refused('unsupported_grant_type');
  if (!readText(body['client_secret'])) return refused('invalid_client', 401);
  const code = readText(body['code']) ?? '';
  const grant = grants.get(code);
  grants.delete(code);
  if (!grant || grant.client !== body['client_id'] || grant.redirect !== body['redirect_uri'])
    return refused('invalid_grant');
  const token = { access_token: randomUUID(), token_type: 'bearer', refresh_token: randomUUID() };
  return json(200, {
    ...token,
    expires_in: 631_138_518,
    scope: '/authenticate',
    ...PERSON,
    orcid: grant.orcid,
  });
}

const refused = (error: string, status = 400): Answer =>
  json(status, { error, error_description: error.replaceAll('_', ' ') });
