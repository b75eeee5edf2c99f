/**
 * Settings that are right for trials and measurements but weaken a production portal. Production starts with one of
 * them only if `ACCEPTED_RISKS` names it. The list shows what the operator has accepted.
 */

type Variables = Readonly<Record<string, string | undefined>>;
interface Risk {
  readonly isTaken: (value: string) => boolean;
  /** The consequence, printed after the name. */
  readonly why: string;
}

/** Addresses of systems outside of the portal; `config.test.ts` of the launcher checks that none is left out. */
const OUTSIDE_ADDRESSES = [
  'S3_ENDPOINT',
  'ORCID_URL',
  'GLOBUS_URL',
  'GLOBUS_GROUPS_URL',
  'BINS_URL',
  'ZENDESK_URL',
  'GPF_URL',
  'AWS_DATA_ENDPOINT',
  'ABN_URL',
  'SAMPLES_URL',
  'RECAPTCHA_URL',
] as const;
const LIMITS = [
  'LIMIT_ALL',
  'LIMIT_SENSITIVE',
  'LIMIT_KEY',
  'LIMIT_CONNECTIONS',
  'LIMIT_AT_ONCE',
  'LIMIT_TRANSFERS',
] as const;

/** Whether the host can be reached only from this machine. */
export const isLoopback = (host: string): boolean =>
  /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);

const parse = (value: string): URL | undefined => (URL.canParse(value) ? new URL(value) : undefined);

/** A connection uses TLS only with these values of `sslmode`; a socket on this machine needs none. */
function isPlainDatabase(value: string): boolean {
  const url = parse(value);
  const host = url?.searchParams.get('host') ?? url?.hostname ?? '';
  if (host === '' || host.startsWith('/') || isLoopback(host)) return false;
  return !['require', 'verify-ca', 'verify-full'].includes(url?.searchParams.get('sslmode') ?? '');
}

function isPlainWeb(value: string): boolean {
  const url = parse(value);
  return url?.protocol === 'http:' && !isLoopback(url.hostname);
}

function isMoreThanOrigin(value: string): boolean {
  const url = parse(value);
  return url !== undefined && (url.href !== `${url.origin}/` || url.username !== '' || url.password !== '');
}

const same = (names: readonly string[], risk: Risk): Record<string, Risk> =>
  Object.fromEntries(names.map((name) => [name, risk]));

const RISKS: Readonly<Record<string, Risk>> = {
  CLOCK: {
    isTaken: () => true,
    why: 'the portal would live on another day, and access would end on a wrong one',
  },
  SQL_LOG_FILE: {
    isTaken: () => true,
    why: 'every statement would be written to a file, with what people typed',
  },
  WEBHOOK_TEST_RECEIVER: {
    isTaken: () => true,
    why: 'calls of webhooks to one name would go to a receiver for tests, without https',
  },
  SECOND_FACTOR_ROLES: {
    isTaken: (value) => value === 'none',
    why: 'a stolen password would be enough to administer the portal',
  },
  SMTP_TLS: { isTaken: (value) => value !== 'required', why: 'mails could leave without TLS' },
  DATABASE_URL: {
    isTaken: isPlainDatabase,
    why: 'add sslmode=verify-full; the database would be reached without TLS',
  },
  PUBLIC_URL: {
    isTaken: isMoreThanOrigin,
    why: 'must be an origin such as https://portal.example.org; a path, a password or a query would be dropped',
  },
  ...same(LIMITS, {
    isTaken: (value) => value === 'off',
    why: 'nothing would limit how much one address asks for',
  }),
  ...same(OUTSIDE_ADDRESSES, {
    isTaken: isPlainWeb,
    why: 'needs https://; credentials would travel in plain text',
  }),
};

/** A line for each setting with which production does not start, and for each unknown name in `ACCEPTED_RISKS`. */
export function findProductionRisks(variables: Variables): string[] {
  if (variables['PORTAL_ENVIRONMENT'] !== 'production') return [];
  const accepted = (variables['ACCEPTED_RISKS'] ?? '').split(',').flatMap((name) => name.trim() || []);
  const unknown = accepted.filter((name) => !Object.hasOwn(RISKS, name));
  const taken = Object.entries(RISKS).filter(([name, { isTaken }]) => {
    const value = variables[name];
    return value !== undefined && value !== '' && isTaken(value) && !accepted.includes(name);
  });
  return [
    ...taken.map(
      ([name, { why }]) => `${name}: ${why}. Production starts so only with ${name} in ACCEPTED_RISKS.`,
    ),
    ...unknown.map((name) => `ACCEPTED_RISKS: ${name} is none of ${Object.keys(RISKS).join(', ')}.`),
  ];
}

/** @throws with a line for each of these faults */
export function refuseProductionRisks(variables: Variables): void {
  const faults = findProductionRisks(variables);
  if (faults.length > 0) throw new Error(faults.join('\n'));
}
