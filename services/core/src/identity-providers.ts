/** The setting `IDENTITY_PROVIDERS`: organizations whose people log in with their own account (docs/deployment.md). */
import { isLoopback, readSecretFile } from '@portal/kit';
import { LIMITS } from '@portal/contract';
import { z } from 'zod';

const domain = z
  .string()
  .regex(/^([a-z\d-]+\.)+[a-z]{2,}$/i, 'must be a domain such as example.edu')
  .toLowerCase();

const Provider = z
  .strictObject({
    /** Part of the address to which the organization sends people back, so it must not change. */
    id: z
      .string()
      .regex(/^[a-z\d-]+$/, 'must consist of a-z, 0-9 and -')
      .max(LIMITS.organization),
    name: z.string().trim().min(1).max(100),
    issuer: z
      .url({ protocol: /^https?$/ })
      .refine((url) => url.startsWith('https:') || isLoopback(new URL(url).hostname), 'needs https://'),
    client_id: z.string().min(1),
    client_secret: z.string().min(1).optional(),
    client_secret_file: z.string().min(1).optional(),
    scope: z.string().default('openid email'),
    mail_domains: z.array(domain).default([]),
    trusts_amr: z.boolean().default(false),
  })
  .refine(
    (given) => (given.client_secret === undefined) !== (given.client_secret_file === undefined),
    'needs client_secret_file, or client_secret',
  );

export interface IdentityProvider {
  readonly id: string;
  readonly name: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly scope: string;
  /** Domains of whose addresses it may say that they are verified; an address confirms the membership in their owner. */
  readonly mailDomains: readonly string[];
  /** Whether a second factor there counts as one of the portal. */
  readonly trustsAmr: boolean;
}

const hasNoneTwice = (given: readonly { id: string; issuer: string }[]): boolean =>
  new Set(given.map(({ id }) => id)).size === given.length &&
  new Set(given.map(({ issuer }) => issuer)).size === given.length;

export const IdentityProvidersVariable = z
  .string()
  .default('[]')
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue({ code: 'custom', message: 'must be JSON' });
      return z.NEVER;
    }
  })
  .pipe(z.array(Provider).refine(hasNoneTwice, 'names an id or an issuer twice'))
  .transform((given, context) =>
    given.map(({ client_id, client_secret: plain, client_secret_file: file, ...one }): IdentityProvider => {
      const read = file === undefined ? { secret: plain ?? '' } : readSecretFile(file);
      if ('fault' in read) context.addIssue({ code: 'custom', message: `${file} ${read.fault}` });
      return {
        id: one.id,
        name: one.name,
        issuer: one.issuer,
        clientId: client_id,
        clientSecret: 'secret' in read ? read.secret : '',
        scope: one.scope,
        mailDomains: one.mail_domains,
        trustsAmr: one.trusts_amr,
      };
    }),
  );
