/** What the core service reads from its environment, parsed once at start. */
import { createHmac } from 'node:crypto';
import type { BrandingWords } from '@portal/contract/branding';
import { createBranding, brandingVariables, formatMailFrom, readRequireMta } from '@portal/common';
import { ServiceUrlsVariable, type ServiceUrls } from '@portal/kit';
import { z } from 'zod';
import { LEAST_SESSIONS } from './features/release/release-rules.ts';

const port = z.coerce.number().int().min(1).max(65_535);
const webAddress = z.url({ protocol: /^https?$/ });
const Variables = z.object({
  AUTH_PRIVATE_KEY: z.string().min(1),
  DATA_DIR: z.string().min(1),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** Whether mails leave over TLS alone; in production they do by default. */
  SMTP_TLS: z.enum(['required', 'opportunistic', 'off']).optional(),
  /** Each uses a connection of the database while a mail is handed over, of which a service has twelve. */
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
  /** Whether people of a demo may sign in. Not set: no. */
  DEMO_DATA: z.enum(['yes', 'no']).default('no'),
  SESSION_IDLE_MINUTES: z.coerce.number().int().min(5).max(720).default(60),
  /** Where a gateway listens, which gives out the apps; without it no one watches their versions. */
  GATEWAY_URL: webAddress.optional(),
  RELEASE_LEAST_SESSIONS: z.coerce.number().int().min(5).max(100_000).default(LEAST_SESSIONS),
  HEALTH_CHECK_MINUTES: z.coerce.number().int().min(0).max(1440).default(5),
});

/** `opportunistic` takes TLS where the mail server offers it. An address with smtps:// has TLS in any case. */
export type SmtpTls = 'required' | 'opportunistic' | 'off';

export interface SmtpSettings {
  /** Undefined where there is no mail server. */
  readonly url: string | undefined;
  readonly tls: SmtpTls;
  /** What the mail server allows. */
  readonly limits: {
    /** Connections at the same time. */
    readonly connections: number;
    /** Mails by one connection. */
    readonly messages: number;
    /** Mails a second; undefined for no limit. */
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
  /** Where an answer is verified. */
  readonly url: string;
}

/** A bucket of the files. */
export interface S3Settings {
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Of a server that is not Amazon's. */
  readonly endpoint: string | undefined;
}

export interface CoreSettings {
  readonly publicUrl: string;
  readonly privateKey: string;
  readonly dataDir: string;
  /** Undefined where files stay in the data folder. */
  readonly s3: S3Settings | undefined;
  readonly smtp: SmtpSettings;
  readonly mailFrom: string;
  readonly clamd: { readonly host: string; readonly port: number } | undefined;
  readonly orcid: OrcidSettings | undefined;
  readonly recaptcha: RecaptchaSettings | undefined;
  readonly serviceUrls: ServiceUrls;
  readonly branding: BrandingWords;
  readonly version: string | undefined;
  /** A session that no one uses for so long ends automatically. */
  readonly idleMinutes: number;
  readonly demoData: boolean;
  /** Between two checks of the systems beside the portal; 0 for none. */
  readonly healthMinutes: number;
  readonly gatewayUrl: string | undefined;
  /** Sessions that each of two versions must have had before they are compared. */
  readonly leastSessions: number;
  /** Whether tissue waits for a Material Transfer Agreement. */
  readonly requiresTransferAgreements: boolean;
  /** A secret for one purpose, the same in every instance, made from the installation's private key. */
  secretFor(purpose: string): string;
}

/** @throws with one line per variable that is missing or malformed */
export function readCoreSettings(
  variables: Readonly<Record<string, string | undefined>>,
  publicUrl: string,
): CoreSettings {
  // An empty variable is one that was not set.
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
    healthMinutes: values.HEALTH_CHECK_MINUTES,
    gatewayUrl: values.GATEWAY_URL,
    leastSessions: values.RELEASE_LEAST_SESSIONS,
    demoData: values.DEMO_DATA === 'yes',
    requiresTransferAgreements: readRequireMta(variables),
    secretFor: (purpose) => secretFrom(values.AUTH_PRIVATE_KEY, purpose),
  };
}

/** The launcher refuses it as well; here it is for those who start the service themselves. */
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

/** All variables of a system, or none: files would go into a folder that ends with the program instead of the bucket. */
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

/** A secret for one purpose, made from the installation's private key. */
export const secretFrom = (privateKey: string, purpose: string): string =>
  createHmac('sha256', privateKey).update(purpose).digest('hex');
