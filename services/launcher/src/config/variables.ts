import { PORTAL_ENVIRONMENTS } from '@portal/contract/environment';
import { ROLES } from '@portal/contract/roles';
import { z } from 'zod';

/*
 * Each variable has metadata that say what it means and what happens without it. `npm run docs:configuration` generates
 * docs/configuration.md and .env.example from them.
 */

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

const minutes = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,3}$/, `must be a number of minutes from ${least} to ${most}`)
    .refine(
      (value) => Number(value) >= least && Number(value) <= most,
      `must be a number of minutes from ${least} to ${most}`,
    );

/** Variables of the portal itself, grouped by the headings of the page that describes them. */
export const PORTAL_SECTIONS = {
  Address: {
    PORT: port.prefault('8080').meta({ description: 'Port to listen on.', without: '8080' }),
    HOST: text.default('127.0.0.1').meta({
      description: 'Address to listen on. Others can reach it only if `PUBLIC_URL` has https.',
      without: '127.0.0.1',
    }),
    PUBLIC_URL: webAddress.optional().meta({
      description:
        'Public address of the portal, for links in emails and the check of origins. Needs https if other machines can reach it.',
      without: '`http://localhost:PORT`',
    }),
    IN_CONTAINER: yesOrNo.optional().meta({
      description:
        '`yes`: a container holds the portal, and its host decides who reaches the port. `HOST` may then be 0.0.0.0 while `PUBLIC_URL` is on this machine.',
      without: 'no',
    }),
    TRUSTED_PROXIES: count.prefault('0').meta({
      description: 'Number of proxies before the gateway. Limits then count the address that they name.',
      without: '0',
    }),
  },
  'Kind of installation': {
    PORTAL_ENVIRONMENT: z
      .enum(PORTAL_ENVIRONMENTS, `must be one of ${PORTAL_ENVIRONMENTS.join(', ')}`)
      .optional()
      .meta({
        description:
          '`development`, `demo` or `production`. Outside development, a superuser confirms each change made while impersonating someone ([decision 071](../services/docs/decisions/071-acting-for-somebody.md)). Production starts only with a [complete configuration](deployment.md#production).',
        without: 'demo',
      }),
    ACCEPTED_RISKS: text.optional().meta({
      description:
        'Names of settings, separated by commas, that weaken production and are accepted, such as `LIMIT_ALL` ([deployment guide](deployment.md#production)).',
      without: 'no risk',
    }),
    DEMO_DATA: yesOrNo.optional().meta({
      description: '`yes` or `no`. With `no`, the people of an earlier demo cannot log in.',
      without: '`yes` with the embedded database; `no` with your own and in production',
    }),
    BUILD_APPS: yesOrNo
      .prefault('yes')
      .meta({ description: '`no` serves the apps that were built before.', without: 'yes' }),
    CLOCK: z
      .string()
      .regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a day such as 2027-03-01')
      .refine((day) => !Number.isNaN(Date.parse(day)), 'must be a day such as 2027-03-01')
      .optional()
      .meta({
        description:
          'A day such as `2027-03-01` that nightly tasks, reminders and the Project Updates Dashboard use as today; for demonstrations and tests ([decision 375](../services/docs/decisions/375-nights-and-the-clock.md)).',
        without: 'the real day',
      }),
    PSEUDO_LANGUAGE: z.enum(['yes', 'no'], 'must be yes or no').optional().meta({
      description:
        '`yes` offers `en-XA`, English with accents and brackets, which reveals texts outside the catalogs ([decision 201](../services/docs/decisions/201-words-in-several-languages.md)).',
      without: 'no',
    }),
  },
  'Data and logs': {
    DATA_DIR: text
      .optional()
      .meta({ description: 'Folder for the database, files, keys and emails.', without: '`.data`' }),
    RELEASES_DIR: text
      .optional()
      .meta({ description: 'Folder for the built versions of the apps.', without: 'inside `DATA_DIR`' }),
    DATABASE_URL: z
      .url({
        protocol: /^postgres(ql)?$/,
        error: 'must look like postgres://user:password@host:5432/database',
      })
      .optional()
      .meta({
        description: 'Your own PostgreSQL. Its role must be able to create roles and schemas.',
        without: 'an embedded PostgreSQL',
      }),
    LOG_LEVEL: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug'], 'must be fatal, error, warn, info or debug')
      .default('info')
      .meta({ description: '`fatal`, `error`, `warn`, `info` or `debug`.', without: 'info' }),
    SQL_LOG_FILE: text.optional().meta({
      description: 'File for all SQL statements and their times; for measuring.',
      without: 'no file',
    }),
    METRICS_TOKEN: text.min(16, 'must have at least 16 characters').optional().meta({
      description: 'Bearer token with which other machines read `/metrics`.',
      without: 'only this machine reads them',
    }),
  },
  Rules: {
    SESSION_IDLE_MINUTES: minutes(5, 720).optional().meta({
      description: 'Minutes after which an unused session ends. Every session ends after 12 hours.',
      without: '60',
    }),
    SECOND_FACTOR_ROLES: text
      .refine(
        (given) =>
          given === 'none' ||
          given.split(',').every((role) => (ROLES as readonly string[]).includes(role.trim())),
        'must be none, or roles such as superuser,sbso',
      )
      .optional()
      .meta({
        description:
          'Roles, separated by commas, whose people need a second factor; `none` for no role ([decision 542](../services/docs/decisions/542-roles-that-need-a-second-factor.md)).',
        without: 'who administers and who signs; with `DEMO_DATA`, no role',
      }),
    IDENTITY_PROVIDERS: text.optional().meta({
      description:
        'Organizations whose people log in with their own account, by OpenID Connect, as JSON ([deployment guide](deployment.md#log-in-with-an-organization)).',
      without: 'two invented organizations beside the built-in inbox; with a mail server none',
    }),
    CONFIRMED_MEMBERS_ONLY: z.enum(['yes', 'no'], 'must be yes or no').optional().meta({
      description: 'Whether the institution must confirm everyone on a request before it is fulfilled.',
      without: 'yes',
    }),
    SAMPLE_ALTERNATIVES: z.enum(['yes', 'no'], 'must be yes or no').optional().meta({
      description: '`yes` offers available samples beside an id that is not available.',
      without: 'no',
    }),
    REQUIRE_MTA: z.enum(['on', 'off'], 'must be on or off').optional().meta({
      description:
        '`off` allows tissue orders without a Material Transfer Agreement ([decision 364](../services/docs/decisions/364-tissue-waits-for-its-agreement.md)).',
      without: 'on',
    }),
    REVIEW_DAYS: z
      .string()
      .regex(/^[1-9]\d{0,2}$/, 'must be a number of days from 1 to 999')
      .optional()
      .meta({
        description: 'Days after its assignment by which a plain request must be reviewed.',
        without: '14',
      }),
    REVIEW_REMINDERS: z.enum(['off', 'daily', 'weekly'], 'must be off, daily or weekly').optional().meta({
      description:
        '`off`, `daily` or `weekly`: how often reviewers with overdue reviews get an email ([decision 282](../services/docs/decisions/282-reminders-of-late-reviews.md)).',
      without: 'off',
    }),
    ACCESS_MEND: z.enum(['ask', 'auto'], 'must be ask or auto').optional().meta({
      description:
        '`auto` repairs differences between the ledger of access and outside systems without asking.',
      without: 'ask',
    }),
    HEALTH_CHECK_MINUTES: z
      .string()
      .regex(/^\d{1,4}$/, 'must be a number of minutes, or 0')
      .optional()
      .meta({
        description:
          'Minutes between two checks of external systems; superusers see 30 days of them; 0 for none ([decision 361](../services/docs/decisions/361-health-of-other-systems.md)).',
        without: '5',
      }),
    WEBHOOK_TEST_RECEIVER: webAddress.optional().meta({
      description:
        'Address of a receiver on this machine, for tests: calls of webhooks to `https://receiver.test` go there ([integrations](integrations.md#webhooks)).',
      without: 'the fake beside the built-in inbox; with a mail server such calls fail',
    }),
    RELEASE_LEAST_SESSIONS: wholeNumber(5, 100_000).optional().meta({
      description:
        'Sessions that each of two versions of an app must have had before they are compared ([decision 411](../services/docs/decisions/411-a-new-version-for-a-part-of-the-sessions.md)).',
      without: '20',
    }),
  },
  Email: {
    MAIL_FROM: text.optional().meta({ description: 'Sender of all emails.', without: 'the support address' }),
  },
  Limits: {
    LIMIT_ALL: limit.optional().meta({
      description: 'Requests in a number of seconds for each address, such as `300/60`, or `off`.',
      without: '6000/60',
    }),
    LIMIT_SENSITIVE: limit.optional().meta({
      description: 'The same for logging in, registering and passwords.',
      without: '30/60',
    }),
    LIMIT_KEY: limit.optional().meta({
      description: 'The same for each machine key, from all addresses together.',
      without: '600/60',
    }),
    LIMIT_CONNECTIONS: atOnce.optional().meta({
      description:
        'Simultaneous connections of one address ([decision 110](../services/docs/decisions/110-slow-and-large-callers.md)), or `off`.',
      without: '512',
    }),
    LIMIT_AT_ONCE: atOnce
      .optional()
      .meta({ description: 'Simultaneous requests of one address, or `off`.', without: '64' }),
    LIMIT_TRANSFERS: atOnce
      .optional()
      .meta({ description: 'Simultaneous uploads and downloads of one address, or `off`.', without: '16' }),
  },
} as const;

export const portalVariables = z.object({
  ...PORTAL_SECTIONS.Address,
  ...PORTAL_SECTIONS['Kind of installation'],
  ...PORTAL_SECTIONS['Data and logs'],
  ...PORTAL_SECTIONS.Rules,
  ...PORTAL_SECTIONS.Email,
  ...PORTAL_SECTIONS.Limits,
});

/**
 * An external system that replaces the built-in one when it is configured. Its required variables must be set together
 * or not at all.
 */
interface Group {
  /** Heading of the page section that describes them. */
  readonly title: string;
  readonly description: string;
  /** What happens when none is set. */
  readonly without: string;
  readonly needed: Readonly<Record<string, z.ZodType<unknown, string>>>;
  readonly free: Readonly<Record<string, z.ZodType<unknown, string>>>;
}

/** Groups by the prefix of their variables. */
export const GROUPS: Readonly<Record<string, Group>> = {
  SMTP: {
    title: 'Mail server',
    description: 'Set `MAIL_FROM` too.',
    without:
      'the built-in inbox at `/mailbox`, and beside it fakes of two organizations, ORCID, Globus, GPF, AWS, BINS, Zendesk and the source of donors',
    needed: {
      SMTP_URL: z
        .url({ protocol: /^smtps?$/, error: 'must look like smtp://user:password@host:587' })
        .meta({ description: 'Such as `smtp://user:password@host:587`.' }),
    },
    free: {
      SMTP_TLS: z.enum(['required', 'opportunistic', 'off'], 'must be required, opportunistic or off').meta({
        description:
          '`required`: emails are sent only over TLS; `opportunistic`: over TLS if the server offers it; `off`.',
        without: 'required in production, else opportunistic',
      }),
      SMTP_CONNECTIONS: wholeNumber(1, 8).meta({
        description:
          'Simultaneous connections, 1 to 8 ([decision 481](../services/docs/decisions/481-mails-in-batches-and-in-order.md)).',
        without: '4',
      }),
      SMTP_MESSAGES: wholeNumber(1, 100_000).meta({
        description: 'Emails for each connection.',
        without: '100',
      }),
      SMTP_RATE: wholeNumber(1, 10_000).meta({ description: 'Emails a second.', without: 'no limit' }),
    },
  },
  S3: {
    title: 'Bucket for files',
    description:
      'A store with the interface of Amazon S3 ([decision 292](../services/docs/decisions/292-files-in-a-folder-or-a-bucket.md)).',
    without: 'files are in `DATA_DIR`',
    needed: { S3_BUCKET: text, S3_REGION: text, S3_ACCESS_KEY_ID: text, S3_SECRET_ACCESS_KEY: text },
    free: { S3_ENDPOINT: webAddress.meta({ description: 'Address of a server other than Amazon’s.' }) },
  },
  CLAMD: {
    title: 'Virus scanner',
    description: 'A ClamAV daemon.',
    without: 'uploads are checked for the EICAR pattern only',
    needed: { CLAMD_HOST: text },
    free: { CLAMD_PORT: port.meta({ without: '3310' }) },
  },
  ORCID: {
    title: 'ORCID',
    description: 'Register `PUBLIC_URL/orchid-redirect` there.',
    without: 'the fake beside the built-in inbox; with a mail server no ORCID iDs',
    needed: { ORCID_URL: webAddress, ORCID_CLIENT_ID: text, ORCID_CLIENT_SECRET: text },
    free: {},
  },
  GLOBUS: {
    title: 'Globus',
    description:
      'Controls access to data. People get the access that is in the ledger, and both are compared each night ([deployment guide](deployment.md#systems-that-hold-access)).',
    without: 'the fake beside the built-in inbox; with a mail server its rows are done by hand',
    needed: { GLOBUS_URL: webAddress, GLOBUS_CLIENT_ID: text, GLOBUS_CLIENT_SECRET: text },
    free: { GLOBUS_GROUPS_URL: webAddress.meta({ description: 'Address of the API of groups.' }) },
  },
  GPF: {
    title: 'GPF',
    description: 'The genotype and phenotype browser, which controls access to data as Globus does.',
    without: 'the fake beside the built-in inbox; with a mail server its rows are done by hand',
    needed: { GPF_URL: webAddress, GPF_TOKEN: text },
    free: {},
  },
  AWS_DATA: {
    title: 'Buckets of data',
    description: 'Amazon’s access points, which control access to data as Globus does.',
    without: 'the fake beside the built-in inbox; with a mail server its rows are done by hand',
    needed: { AWS_DATA_REGION: text, AWS_DATA_ACCESS_KEY_ID: text, AWS_DATA_SECRET_ACCESS_KEY: text },
    free: { AWS_DATA_ENDPOINT: webAddress.meta({ description: 'Address of a server other than Amazon’s.' }) },
  },
  BINS: {
    title: 'BINS',
    description:
      'The brain bank’s inventory, which receives orders of tissue ([decision 350](../services/docs/decisions/350-an-order-is-sent-once.md)).',
    without: 'the fake beside the built-in inbox; with a mail server orders are not sent',
    needed: { BINS_URL: webAddress, BINS_TOKEN: text },
    free: {},
  },
  ABN: {
    title: 'Donors',
    description:
      'The brain bank’s source of donors, read each night ([decision 340](../services/docs/decisions/340-reading-donors.md)).',
    without: 'the fake beside the built-in inbox; with a mail server no new donors',
    needed: { ABN_URL: webAddress, ABN_TOKEN: text },
    free: {},
  },
  SAMPLES: {
    title: 'Samples',
    description:
      'An external inventory of samples ([decision 221](../services/docs/decisions/221-the-inventory-of-samples.md)).',
    without: 'the imported inventory',
    needed: { SAMPLES_URL: webAddress, SAMPLES_TOKEN: text },
    free: {},
  },
  ZENDESK: {
    title: 'Zendesk',
    description:
      'Its tickets are shown to staff on a request ([decision 259](../services/docs/decisions/259-conversations-of-support-tickets.md)).',
    without: 'the fake beside the built-in inbox; with a mail server no tickets',
    needed: { ZENDESK_URL: webAddress, ZENDESK_EMAIL: email, ZENDESK_TOKEN: text },
    free: {},
  },
  RECAPTCHA: {
    title: 'reCAPTCHA',
    description: 'Google’s check for bots. Core needs all of these, the gateway the site key.',
    without: 'the portal’s own check for bots',
    needed: { RECAPTCHA_SITE_KEY: text, RECAPTCHA_SECRET: text },
    free: { RECAPTCHA_URL: webAddress.meta({ description: 'Another address of Google.' }) },
  },
  BRANDING: {
    title: 'Names and texts',
    description: 'Formats are in [decision 030](../services/docs/decisions/030-branding-and-visitors.md).',
    without: 'the words of the specification, and in production neutral ones without links',
    needed: {},
    free: {
      BRANDING_PRODUCT_NAME: text.meta({ description: 'Name of the portal.' }),
      BRANDING_FOUNDATION_NAME: text.meta({ description: 'Name of the foundation.' }),
      BRANDING_LOGO_URL: text.meta({ description: 'A path of the portal, or `data:image/…`.' }),
      BRANDING_SUPPORT_EMAIL: email.meta({ description: 'Support address, in the footer and in emails.' }),
      BRANDING_FOOTER_LINKS: text.meta({ description: 'Links in the footer, as JSON.' }),
      BRANDING_RESTRICTED_COUNTRIES: text.meta({ description: 'Countries, separated by semicolons.' }),
      BRANDING_TIME_ZONE: text.meta({ description: 'A name of the IANA list, such as America/New_York.' }),
    },
  },
};
