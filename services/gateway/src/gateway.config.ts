import { z } from 'zod';
import { addressVariable, mapServices, SERVICES, type ServiceName } from '@portal/contract';
import {
  checkTrustedAuthorities,
  drainSeconds,
  readServiceTokenHashes,
  readSettings,
  refuseProductionRisks,
  type ServiceTokenHashes,
} from '@portal/kit';
import { TIMEOUTS, type Timeouts } from './limits/timeouts.ts';
import type { PlaceLimits } from './limits/places.ts';
import type { Limit, LimitSettings } from './limits/rate-limits.ts';

/** The configuration of a gateway. */
export interface GatewayConfig {
  port: number;
  host: string;
  /** Address of each service. */
  services: Readonly<Record<ServiceName, string>>;
  /** Address of the mail inbox; only the default start has one. */
  mailbox: string | undefined;
  releasesDir: string;
  /** In development: a registry file that is served instead of the store's. */
  remotesFile: string | undefined;
  limits: LimitSettings;
  /** What one address may use at the same time. */
  places: PlaceLimits;
  timeouts: Timeouts;
  /** The number of trusted proxies in front of the gateway. */
  trustedProxies: number;
  /** Callers with this token may read the metrics from anywhere; without one, only the gateway's own machine may. */
  metricsToken: string | undefined;
  /** Token hashes that identify the core service, which may switch versions; undefined if it cannot. */
  serviceTokenHashes: ServiceTokenHashes | undefined;
  /** Whether pages may load Google's reCAPTCHA script and frame. */
  usesRecaptcha: boolean;
  version: string;
  /** Seconds between reporting not ready and closing the port. */
  drainSeconds: number;
}

const address = z.url({ protocol: /^https?$/ });
const addresses = Object.fromEntries(
  SERVICES.map((service) => [addressVariable(service), address]),
) as Record<ReturnType<typeof addressVariable>, typeof address>;
/** `300/60`: 300 requests in 60 seconds; `off` for none. */
const limit = z
  .string()
  .regex(/^(off|[1-9]\d{0,8}\/[1-9]\d{0,5})$/, 'must look like 300/60 (requests/seconds), or be off')
  .transform((value): Limit | undefined => {
    const [requests, seconds] = value.split('/').map(Number);
    return requests === undefined || seconds === undefined ? undefined : { requests, seconds };
  });

/** Default limits: far above the use of one office, far below what guessing passwords needs. */
export const DEFAULT_LIMITS = { all: '6000/60', sensitive: '30/60', key: '600/60' } as const;

/** `512`, or `off` for no limit. */
const atOnce = z
  .string()
  .regex(/^(off|[1-9]\d{0,5})$/, 'must be a number, or off')
  .transform((value) => (value === 'off' ? undefined : Number(value)));

/** Default limits for one address: fewer requests and transfers than the gateway has connections to a service. */
export const DEFAULT_PLACES = { connections: '512', requests: '64', transfers: '16' } as const;

const environment = z.object({
  SERVICE_PORT: z.coerce.number().int().min(0).max(65_535),
  SERVICE_HOST: z.string().default('0.0.0.0'),
  ...addresses,
  MAILBOX_URL: address.optional(),
  RELEASES_DIR: z.string().min(1),
  REMOTES_FILE: z.string().optional(),
  LIMIT_ALL: limit.prefault(DEFAULT_LIMITS.all),
  LIMIT_SENSITIVE: limit.prefault(DEFAULT_LIMITS.sensitive),
  LIMIT_KEY: limit.prefault(DEFAULT_LIMITS.key),
  LIMIT_CONNECTIONS: atOnce.prefault(DEFAULT_PLACES.connections),
  LIMIT_AT_ONCE: atOnce.prefault(DEFAULT_PLACES.requests),
  LIMIT_TRANSFERS: atOnce.prefault(DEFAULT_PLACES.transfers),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  METRICS_TOKEN: z.string().min(16).optional(),
  SERVICE_TOKEN_HASHES: z.string().optional(),
  RECAPTCHA_SITE_KEY: z.string().optional(),
  DRAIN_SECONDS: drainSeconds,
  PORTAL_VERSION: z.string().default('dev'),
});

/** Reads the gateway's variables, including secrets in files. @throws an error that names each invalid variable */
export function readGatewayConfig(given: Readonly<Record<string, string | undefined>>): GatewayConfig {
  const variables = readSettings(given);
  checkTrustedAuthorities(variables);
  refuseProductionRisks(variables);
  const found = environment.parse(variables);
  return {
    port: found.SERVICE_PORT,
    host: found.SERVICE_HOST,
    services: mapServices((service) => found[addressVariable(service)]),
    mailbox: found.MAILBOX_URL,
    releasesDir: found.RELEASES_DIR,
    remotesFile: found.REMOTES_FILE,
    limits: { all: found.LIMIT_ALL, sensitive: found.LIMIT_SENSITIVE, key: found.LIMIT_KEY },
    places: {
      connections: found.LIMIT_CONNECTIONS,
      requests: found.LIMIT_AT_ONCE,
      transfers: found.LIMIT_TRANSFERS,
    },
    timeouts: TIMEOUTS,
    trustedProxies: found.TRUSTED_PROXIES,
    metricsToken: found.METRICS_TOKEN,
    serviceTokenHashes:
      found.SERVICE_TOKEN_HASHES === undefined
        ? undefined
        : readServiceTokenHashes(found.SERVICE_TOKEN_HASHES),
    usesRecaptcha: found.RECAPTCHA_SITE_KEY !== undefined,
    version: found.PORTAL_VERSION,
    drainSeconds: found.DRAIN_SECONDS,
  };
}
