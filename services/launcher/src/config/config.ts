import path from 'node:path';
import { findProductionRisks, resolveSecretFiles } from '@portal/kit';
import { z } from 'zod';
import { exposureFaults } from './exposure.ts';
import { GROUPS, portalVariables } from './variables.ts';

/** All settings from the environment, validated. */
export interface Config {
  port: number;
  host: string;
  publicUrl: string;
  dataDir: string;
  releasesDir: string;
  /** Undefined for the embedded server. */
  databaseUrl: string | undefined;
  demoData: boolean;
  buildApps: boolean;
  logLevel: string;
  /** Variables passed to the gateway unchanged. */
  gateway: Readonly<Record<string, string>>;
  /** Variables passed only to the core service. */
  core: Readonly<Record<string, string>>;
  /** Variables of external systems and of branding, passed to the services unchanged. */
  outside: Readonly<Record<string, string>>;
}

/** Contains one line for each invalid variable. */
export class ConfigError extends Error {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(faults.join('\n'));
    this.name = 'ConfigError';
    this.faults = faults;
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads and validates every variable of the portal (docs/configuration.md). An empty variable counts as not set.
 * @param root folder of the repository, for the default paths
 * @throws ConfigError with a line for each fault
 */
export function readConfig(environment: Environment, root: string): Config {
  const { variables, faults: fileFaults } = resolveSecretFiles(environment);
  const given = withoutEmpty(variables);
  const portal = portalVariables.safeParse(given);
  const faults = [
    ...fileFaults,
    ...(portal.success ? [] : zodFaults(portal.error, given)),
    ...groupFaults(given),
    ...findProductionRisks(given),
  ];
  if (portal.success)
    faults.push(...exposureFaults({ ...pick(given, ['SMTP_URL', 'CLAMD_HOST']), ...portal.data }));
  if (!portal.success || faults.length > 0) throw new ConfigError(faults);
  const values = portal.data;
  const dataDir = path.resolve(root, values.DATA_DIR ?? '.data');
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl: new URL(values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).origin,
    dataDir,
    releasesDir:
      values.RELEASES_DIR === undefined
        ? path.join(dataDir, 'releases')
        : path.resolve(root, values.RELEASES_DIR),
    databaseUrl: values.DATABASE_URL,
    // Demo people have a public password, so they are added to an external database only on request.
    demoData:
      values.DEMO_DATA ?? (values.DATABASE_URL === undefined && values.PORTAL_ENVIRONMENT !== 'production'),
    buildApps: values.BUILD_APPS,
    logLevel: values.LOG_LEVEL,
    gateway: pick(given, [
      'LIMIT_ALL',
      'LIMIT_SENSITIVE',
      'LIMIT_KEY',
      'LIMIT_CONNECTIONS',
      'LIMIT_AT_ONCE',
      'LIMIT_TRANSFERS',
      'TRUSTED_PROXIES',
      'METRICS_TOKEN',
      'RECAPTCHA_SITE_KEY',
      'PORTAL_ENVIRONMENT',
      'ACCEPTED_RISKS',
    ]),
    core: pick(given, [
      'RELEASE_LEAST_SESSIONS',
      'SECOND_FACTOR_ROLES',
      'IDENTITY_PROVIDERS',
      'WEBHOOK_TEST_RECEIVER',
    ]),
    outside: pick(given, [
      'PORTAL_ENVIRONMENT',
      'ACCEPTED_RISKS',
      'MAIL_FROM',
      'SQL_LOG_FILE',
      'PSEUDO_LANGUAGE',
      'SESSION_IDLE_MINUTES',
      'CONFIRMED_MEMBERS_ONLY',
      'SAMPLE_ALTERNATIVES',
      'REQUIRE_MTA',
      'ACCESS_MEND',
      'REVIEW_DAYS',
      'REVIEW_REMINDERS',
      'HEALTH_CHECK_MINUTES',
      'CLOCK',
      ...Object.values(GROUPS).flatMap(listNames),
    ]),
  };
}

function listNames(group: (typeof GROUPS)[string]): string[] {
  return [...Object.keys(group.needed), ...Object.keys(group.free)];
}

function withoutEmpty(environment: Environment): Record<string, string> {
  return Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) =>
      value === undefined || value.trim() === '' ? [] : [[name, value.trim()] as const],
    ),
  );
}

function groupFaults(given: Readonly<Record<string, string>>): string[] {
  return Object.entries(GROUPS).flatMap(([prefix, { needed, free }]) => {
    const set = Object.keys(given).filter((name) => name.startsWith(`${prefix}_`));
    const known = { ...needed, ...free };
    const unknown = set
      .filter((name) => !(name in known))
      .map((name) => `${name}: is not known. Known are ${Object.keys(known).join(', ')}.`);
    const missing = Object.keys(needed)
      .filter((name) => set.length > 0 && given[name] === undefined)
      .map((name) => `${name}: is missing, although ${set[0]} is set.`);
    const checked = z
      .object(known)
      .partial()
      .safeParse(pick(given, Object.keys(known)));
    return [...unknown, ...missing, ...(checked.success ? [] : zodFaults(checked.error, given))];
  });
}

/** The value is shown only if it cannot be a secret. */
function zodFaults(error: z.ZodError, given: Readonly<Record<string, string>>): string[] {
  return error.issues.map((issue) => {
    const name = String(issue.path[0]);
    const secret = /SECRET|TOKEN|KEY|_URL$/.test(name);
    return `${name}: ${issue.message}${secret ? '' : `, but is "${given[name] ?? ''}"`}.`;
  });
}

function pick(given: Readonly<Record<string, string>>, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]] as const])),
  );
}
