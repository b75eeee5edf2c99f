/**
 * ORCID sign-in with the OAuth 2 authorization code flow. The portal stores only the iD and discards the access token.
 */
import { Orcid } from '@portal/contract';
import { AppError, findOutside } from '@portal/kit';
import { z } from 'zod';
import { accountRefusals } from '../texts/en/account-refusals.ts';
import type { OrcidSettings } from '../settings.ts';

const TIMEOUT_MS = 8000;
const Grant = z.looseObject({ orcid: Orcid });

export interface OrcidClient {
  /** Page where a person grants the portal access to their iD. ORCID then redirects the pop-up to our redirect page. */
  readonly authorizeUrl: string;
  /**
   * @returns the iD; undefined when ORCID does not know the code.
   * @throws SERVICE_UNAVAILABLE when ORCID cannot be reached
   */
  exchange(code: string): Promise<string | undefined>;
}

export function createOrcidClient(settings: OrcidSettings, publicUrl: string): OrcidClient {
  const redirect = `${publicUrl}/orchid-redirect`;
  const authorize = new URL(`${settings.url}/oauth/authorize`);
  authorize.search = new URLSearchParams({
    client_id: settings.clientId,
    response_type: 'code',
    scope: '/authenticate',
    redirect_uri: redirect,
  }).toString();
  return {
    authorizeUrl: authorize.href,
    async exchange(code) {
      try {
        const grant = await findOutside(
          {
            system: 'ORCID',
            url: `${settings.url}/oauth/token`,
            init: {
              method: 'POST',
              headers: { Accept: 'application/json' },
              body: new URLSearchParams({
                client_id: settings.clientId,
                client_secret: settings.clientSecret,
                grant_type: 'authorization_code',
                redirect_uri: redirect,
                code,
              }),
              redirect: 'follow',
            },
            timeoutMs: TIMEOUT_MS,
            answer: Grant,
          },
          400,
        );
        return grant?.orcid;
      } catch (error) {
        throw unreachable(error);
      }
    },
  };
}

const unreachable = (cause: unknown): AppError =>
  new AppError('SERVICE_UNAVAILABLE', accountRefusals.registration.orcidUnreachable, { cause });
