/** Settings of the core service, read from its environment once at startup. */
import { createHmac } from 'node:crypto';
import { FACTOR_ROLES, ROLES, type Role } from '@portal/contract';
import type { BrandingWords } from '@portal/contract/branding';
import { createBranding, brandingVariables, formatMailFrom, readRequireMta } from '@portal/common';
import { ServiceUrlsVariable, type ServiceUrls } from '@portal/kit';
import { z } from 'zod';
import { IdentityProvidersVariable, type IdentityProvider } from './identity-providers.ts';
import { LEAST_SESSIONS } from './features/release/release-rules.ts';

const port = z.coerce.number().int().min(1).max(65_535);
const webAddress = z.url({ protocol: /^https?$/ });
const Variables = z.object({
  AUTH_PRIVATE_KEY: z.string().min(1),
  DATA_DIR: z.string().min(1),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** Whether mails may be sent only over TLS; in production this is the default. */
  SMTP_TLS: z.enum(['required', 'opportunistic', 'off']).optional(),
  /** Each SMTP connection uses a database connection while it sends a mail, and a service has only twelve. */
  SMTP_CONNECTIONS: z.coerce.number().int().min(1).max(8).default(4),
  SMTP_MESSAGES: z.coerce.number().int().min(1).max(100_000).default(100),
  SMTP_RATE: z.coerce.number().int().min(1).max(10_000).optional(),
  MAIL_FROM: z.string().optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_ENDPOINT: webAddress.optional(),
  CLAMD_HOST: z.string().optional(),
  CLAMD_PORT: port.default(3310),
  ORCID_URL: webAddress.optional(),
  ORCID_CLIENT_ID: z.string().optional(),
  ORCID_CLIENT_SECRET: z.string().optional(),
  RECAPTCHA_SITE_KEY: z.string().optional(),
  RECAPTCHA_SECRET: z.string().optional(),
  RECAPTCHA_URL: webAddress.default('https://www.google.com/recaptcha/api/siteverify'),
  SERVICE_URLS: ServiceUrlsVariable,
  ...brandingVariables,
  PORTAL_VERSION: z.string().optional(),
  /** Whether demo accounts may sign in. */
  DEMO_DATA: z.enum(['yes', 'no']).default('no'),
  SECOND_FACTOR_ROLES: z
    .string()
    .transform((text) => (text === 'none' ? [] : text.split(',').map((role) => role.trim())))
    .pipe(z.array(z.enum(ROLES, 'must be none, or roles such as superuser,sbso')))
    .optional(),
  IDENTITY_PROVIDERS: IdentityProvidersVariable,
  SESSION_IDLE_MINUTES: z.coerce.number().int().min(5).max(720).default(60),
  /** Address of a gateway, which serves the apps; without it their versions are not watched. */
  GATEWAY_URL: webAddress.optional(),
  RELEASE_LEAST_SESSIONS: z.coerce.number().int().min(5).max(100_000).default(LEAST_SESSIONS),
  /** Address of a local receiver to which calls of webhooks to `https://receiver.test` go. */
  WEBHOOK_TEST_RECEIVER: webAddress.optional(),
  HEALTH_CHECK_MINUTES: z.coerce.number().int().min(0).max(1440).default(5),
});

/** `opportunistic` uses TLS where the mail server offers it. An smtps:// address always uses TLS. */
export type SmtpTls = 'required' | 'opportunistic' | 'off';

export interface SmtpSettings {
  /** Undefined where there is no mail server. */
  readonly url: string | undefined;
  readonly tls: SmtpTls;
  /** Limits of the mail server. */
  readonly limits: {
    /** Maximum number of parallel connections. */
    readonly connections: number;
    /** Maximum number of mails per connection. */
    readonly messages: number;
    /** Maximum number of mails per second; undefined for no limit. */
    readonly rate?: number | undefined;
  };
}

export interface OrcidSettings {
  /** Base of the OAuth addresses. */
  readonly url: string;
  readonly clientId: string;
  readonly clientSecret: string;
}
export interface RecaptchaSettings {
  readonly siteKey: string;
  readonly secret: string;
  /** Address at which answers are verified. */
  readonly url: string;
}

/** The bucket in which files are stored. */
export interface S3Settings {
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Address of a server other than Amazon's; undefined for Amazon. */
  readonly endpoint: string | undefined;
}

export interface CoreSettings {
  readonly publicUrl: string;
  readonly privateKey: string;
  readonly dataDir: string;
  /** Undefined where files are stored in the data folder. */
  readonly s3: S3Settings | undefined;
  readonly smtp: SmtpSettings;
  readonly mailFrom: string;
  readonly clamd: { readonly host: string; readonly port: number } | undefined;
  readonly orcid: OrcidSettings | undefined;
  readonly recaptcha: RecaptchaSettings | undefined;
  readonly serviceUrls: ServiceUrls;
  readonly branding: BrandingWords;
  readonly version: string | undefined;
  /** Minutes without activity after which a session ends automatically. */
  readonly idleMinutes: number;
  readonly demoData: boolean;
  /** Roles whose people need a second factor. */
  readonly factorRoles: readonly Role[];
  /** Organizations whose people log in with their own account. */
  readonly identityProviders: readonly IdentityProvider[];
  /** Minutes between two checks of the external systems; 0 turns them off. */
  readonly healthMinutes: number;
  readonly gatewayUrl: string | undefined;
  /** Minimum number of sessions of each version before two versions are compared. */
  readonly leastSessions: number;
  /** For the demo and tests only. */
  readonly webhookTestReceiver: string | undefined;
  /** Whether a tissue order requires a Material Transfer Agreement. */
  readonly requiresTransferAgreements: boolean;
  /** A secret for one purpose, derived from the installation's private key and so the same in every instance. */
  readonly secretFor: (purpose: string) => string;
}

/** @throws with one line per variable that is missing or malformed */
export function readCoreSettings(
  variables: Readonly<Record<string, string | undefined>>,
  publicUrl: string,
): CoreSettings {
  // Empty variables count as not set.
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = Variables.safeParse(given);
  if (!parsed.success)
    throw new Error(
      parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; '),
    );
  const values = parsed.data;
  refuseHalfProduction(values);
  refuseHalfSystems(values);
  const branding = createBranding(values);
  return {
    publicUrl,
    privateKey: values.AUTH_PRIVATE_KEY,
    dataDir: values.DATA_DIR,
    s3: readS3(values),
    smtp: {
      url: values.SMTP_URL,
      tls: values.SMTP_TLS ?? (values.PORTAL_ENVIRONMENT === 'production' ? 'required' : 'opportunistic'),
      limits: {
        connections: values.SMTP_CONNECTIONS,
        messages: values.SMTP_MESSAGES,
        rate: values.SMTP_RATE,
      },
    },
    mailFrom: formatMailFrom(branding, values.MAIL_FROM),
    clamd: values.CLAMD_HOST ? { host: values.CLAMD_HOST, port: values.CLAMD_PORT } : undefined,
    orcid: readOrcid(values),
    recaptcha: readRecaptcha(values),
    serviceUrls: values.SERVICE_URLS,
    branding,
    version: values.PORTAL_VERSION,
    idleMinutes: values.SESSION_IDLE_MINUTES,
    identityProviders: values.IDENTITY_PROVIDERS,
    healthMinutes: values.HEALTH_CHECK_MINUTES,
    gatewayUrl: values.GATEWAY_URL,
    leastSessions: values.RELEASE_LEAST_SESSIONS,
    demoData: values.DEMO_DATA === 'yes',
    webhookTestReceiver: values.WEBHOOK_TEST_RECEIVER?.replace(/\/$/, ''),
    // Demo people share a password that everyone knows, so a second factor would protect nothing.
    factorRoles: values.SECOND_FACTOR_ROLES ?? (values.DEMO_DATA === 'yes' ? [] : FACTOR_ROLES),
    requiresTransferAgreements: readRequireMta(variables),
    secretFor: (purpose) => secretFrom(values.AUTH_PRIVATE_KEY, purpose),
  };
}

/** The launcher checks this too; the check here is for installations that start the service themselves. */
function refuseHalfProduction(values: z.output<typeof Variables>): void {
  if (values.PORTAL_ENVIRONMENT !== 'production') return;
  const missing = (['SMTP_URL', 'MAIL_FROM', 'CLAMD_HOST'] as const).filter((name) => !values[name]);
  const faults = missing.map((name) => `${name}: is needed in production`);
  if (values.DEMO_DATA === 'yes') faults.push('DEMO_DATA: must be no in production');
  if (faults.length > 0) throw new Error(faults.join('; '));
}

const SYSTEMS = [
  ['S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['ORCID_URL', 'ORCID_CLIENT_ID', 'ORCID_CLIENT_SECRET'],
  ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET'],
] as const;

/**
 * Requires all variables of a system or none. Otherwise, for example, files would go to a temporary folder instead of
 * the bucket.
 */
function refuseHalfSystems(values: z.output<typeof Variables>): void {
  const faults = SYSTEMS.flatMap((names) => {
    const given = names.find((name) => values[name]);
    return names
      .filter((name) => given !== undefined && !values[name])
      .map((name) => `${name}: is needed where ${given} is given`);
  });
  if (faults.length > 0) throw new Error(faults.join('; '));
}

function readOrcid(values: z.output<typeof Variables>): OrcidSettings | undefined {
  const { ORCID_URL: url, ORCID_CLIENT_ID: clientId, ORCID_CLIENT_SECRET: clientSecret } = values;
  return url && clientId && clientSecret
    ? { url: url.replace(/\/$/, ''), clientId, clientSecret }
    : undefined;
}

type S3Variables = Pick<
  z.output<typeof Variables>,
  'S3_BUCKET' | 'S3_REGION' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY' | 'S3_ENDPOINT'
>;

export function readS3(values: S3Variables): S3Settings | undefined {
  const { S3_BUCKET: bucket, S3_REGION: region, S3_ENDPOINT: endpoint } = values;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values;
  return bucket && region && accessKeyId && secretAccessKey
    ? { bucket, region, accessKeyId, secretAccessKey, endpoint }
    : undefined;
}

function readRecaptcha(values: z.output<typeof Variables>): RecaptchaSettings | undefined {
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET: secret, RECAPTCHA_URL: url } = values;
  return siteKey && secret ? { siteKey, secret, url } : undefined;
}

/** A secret for one purpose, derived from the installation's private key. */
export const secretFrom = (privateKey: string, purpose: string): string =>
  createHmac('sha256', privateKey).update(purpose).digest('hex');
