import { PORTAL_ENVIRONMENTS } from '@portal/contract/environment';
import { z } from 'zod';

const text = z.string().trim().min(1, 'is empty');
const yesOrNo = z.enum(['yes', 'no'], 'must be yes or no').transform((word) => word === 'yes');
const port = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a number from 1 to 65535')
  .transform(Number)
  .refine((value) => value >= 1 && value <= 65_535, 'must be a number from 1 to 65535');
const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,6}$/, `must be a number from ${least} to ${most}`)
    .refine(
      (value) => Number(value) >= least && Number(value) <= most,
      `must be a number from ${least} to ${most}`,
    );
const count = z.string().regex(/^\d$/, 'must be a number from 0 to 9').transform(Number);
const webAddress = z.url({ protocol: /^https?$/, error: 'must be an address such as https://example.org' });
const limit = z
  .string()
  .regex(/^(off|[1-9]\d{0,8}\/[1-9]\d{0,5})$/, 'must look like 300/60 (requests/seconds), or be off');
const email = z.email('must be an e-mail address');
const atOnce = z.string().regex(/^(off|[1-9]\d{0,5})$/, 'must be a number, or off');

/** Variables of the portal itself. */
export const portalVariables = z.object({
  PORT: port.prefault('8080'),
  HOST: text.default('127.0.0.1'),
  PUBLIC_URL: webAddress.optional(),
  DATA_DIR: text.optional(),
  RELEASES_DIR: text.optional(),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must look like postgres://user:password@host:5432/database' })
    .optional(),
  /** What kind of installation this is; a demo unless told. */
  PORTAL_ENVIRONMENT: z
    .enum(PORTAL_ENVIRONMENTS, `must be one of ${PORTAL_ENVIRONMENTS.join(', ')}`)
    .optional(),
  /** Names of settings that production otherwise does not start with, by commas. */
  ACCEPTED_RISKS: text.optional(),
  MAIL_FROM: text.optional(),
  /** Every statement of the services is written there; for measuring. */
  SQL_LOG_FILE: text.optional(),
  /** Offers `en-XA`: for tests, and for who looks for texts outside of the catalogues. */
  PSEUDO_LANGUAGE: z.enum(['yes', 'no'], 'must be yes or no').optional(),
  DEMO_DATA: yesOrNo.optional(),
  BUILD_APPS: yesOrNo.prefault('yes'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug'], 'must be fatal, error, warn, info or debug')
    .default('info'),
  /** A session that nobody uses for so long ends by itself. */
  SESSION_IDLE_MINUTES: z
    .string()
    .regex(/^\d{1,3}$/, 'must be a number of minutes from 5 to 720')
    .refine(
      (value) => Number(value) >= 5 && Number(value) <= 720,
      'must be a number of minutes from 5 to 720',
    )
    .optional(),
  /** Whether requests wait until the institution confirmed everybody on them. */
  CONFIRMED_MEMBERS_ONLY: z.enum(['yes', 'no'], 'must be yes or no').optional(),
  /** Whether available samples are offered beside an id that fails. */
  SAMPLE_ALTERNATIVES: z.enum(['yes', 'no'], 'must be yes or no').optional(),
  /** Whether tissue is ordered only once a Material Transfer Agreement stands. */
  REQUIRE_MTA: z.enum(['on', 'off'], 'must be on or off').optional(),
  /** Days after its assignment by which a plain request is reviewed. */
  REVIEW_DAYS: z
    .string()
    .regex(/^[1-9]\d{0,2}$/, 'must be a number of days from 1 to 999')
    .optional(),
  /** Whether differences between the ledger of access and outside systems are repaired without asking. */
  ACCESS_MEND: z.enum(['ask', 'auto'], 'must be ask or auto').optional(),
  /** How often reviewers are written to whose reviews are late. */
  REVIEW_REMINDERS: z.enum(['off', 'daily', 'weekly'], 'must be off, daily or weekly').optional(),
  /** Between two checks of the systems beside the portal. */
  HEALTH_CHECK_MINUTES: z
    .string()
    .regex(/^\d{1,4}$/, 'must be a number of minutes, or 0')
    .optional(),
  /** Sessions that a version of an app must have had before it is compared with another. */
  RELEASE_LEAST_SESSIONS: wholeNumber(5, 100_000).optional(),
  /** The portal's today, for demonstrations and tests. */
  CLOCK: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a day such as 2027-03-01')
    .refine((day) => !Number.isNaN(Date.parse(day)), 'must be a day such as 2027-03-01')
    .optional(),
  LIMIT_ALL: limit.optional(),
  LIMIT_SENSITIVE: limit.optional(),
  LIMIT_CONNECTIONS: atOnce.optional(),
  LIMIT_AT_ONCE: atOnce.optional(),
  LIMIT_TRANSFERS: atOnce.optional(),
  TRUSTED_PROXIES: count.prefault('0'),
  METRICS_TOKEN: text.min(16, 'must have at least 16 characters').optional(),
});

/** An outside part that configuration puts in place of the built-in one. Its required variables come together or not at all. */
interface Group {
  needed: Readonly<Record<string, z.ZodType<unknown, string>>>;
  free: Readonly<Record<string, z.ZodType<unknown, string>>>;
}

/** Groups by the prefix of their variables. */
export const GROUPS: Readonly<Record<string, Group>> = {
  SMTP: {
    needed: {
      SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must look like smtp://user:password@host:587' }),
    },
    free: {
      SMTP_TLS: z.enum(['required', 'opportunistic', 'off'], 'must be required, opportunistic or off'),
      SMTP_CONNECTIONS: wholeNumber(1, 8),
      SMTP_MESSAGES: wholeNumber(1, 100_000),
      SMTP_RATE: wholeNumber(1, 10_000),
    },
  },
  S3: {
    needed: { S3_BUCKET: text, S3_REGION: text, S3_ACCESS_KEY_ID: text, S3_SECRET_ACCESS_KEY: text },
    free: { S3_ENDPOINT: webAddress },
  },
  CLAMD: { needed: { CLAMD_HOST: text }, free: { CLAMD_PORT: port } },
  ORCID: { needed: { ORCID_URL: webAddress, ORCID_CLIENT_ID: text, ORCID_CLIENT_SECRET: text }, free: {} },
  GLOBUS: {
    needed: { GLOBUS_URL: webAddress, GLOBUS_CLIENT_ID: text, GLOBUS_CLIENT_SECRET: text },
    free: { GLOBUS_GROUPS_URL: webAddress },
  },
  BINS: { needed: { BINS_URL: webAddress, BINS_TOKEN: text }, free: {} },
  ZENDESK: { needed: { ZENDESK_URL: webAddress, ZENDESK_EMAIL: email, ZENDESK_TOKEN: text }, free: {} },
  GPF: { needed: { GPF_URL: webAddress, GPF_TOKEN: text }, free: {} },
  AWS_DATA: {
    needed: { AWS_DATA_REGION: text, AWS_DATA_ACCESS_KEY_ID: text, AWS_DATA_SECRET_ACCESS_KEY: text },
    free: { AWS_DATA_ENDPOINT: webAddress },
  },
  ABN: { needed: { ABN_URL: webAddress, ABN_TOKEN: text }, free: {} },
  SAMPLES: { needed: { SAMPLES_URL: webAddress, SAMPLES_TOKEN: text }, free: {} },
  RECAPTCHA: {
    needed: { RECAPTCHA_SITE_KEY: text, RECAPTCHA_SECRET: text },
    free: { RECAPTCHA_URL: webAddress },
  },
  BRANDING: {
    needed: {},
    free: {
      BRANDING_PRODUCT_NAME: text,
      BRANDING_FOUNDATION_NAME: text,
      BRANDING_LOGO_URL: text,
      BRANDING_SUPPORT_EMAIL: email,
      BRANDING_FOOTER_LINKS: text,
      BRANDING_RESTRICTED_COUNTRIES: text,
      BRANDING_TIME_ZONE: text,
    },
  },
};
