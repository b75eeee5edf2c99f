import path from 'node:path';
import { CALLS } from '@portal/contract/service-dependencies';
import { describeIssuers } from '@portal/fakes/organizations';
import { addressVariable, mapServices, SERVICES, type ServiceName } from '@portal/contract';
import { hashServiceToken, serviceDatabaseUrl } from '@portal/kit';
import { freePort } from '@portal/kit/postgres';
import type { Config } from '../config.ts';
import type { Secrets } from '../data/secrets.ts';
import { CACHE_FOLDER, ROOT, packageFolder } from '../paths.ts';
import type { ChildSpec } from './child.ts';

/** The port of each service. Ports are chosen before any service starts, because the services call each other. */
export type ServicePorts = Readonly<Record<ServiceName, number>>;

/** Chooses a free port for each service. */
export async function takePorts(): Promise<ServicePorts> {
  // In parallel: all ports are reserved at the same time, so no two are equal.
  const ports = await Promise.all(SERVICES.map(() => freePort()));
  return mapServices((service) => ports[SERVICES.indexOf(service)] ?? 0);
}

/** The fakes, whose inbox replaces a mail server where none is configured. */
export function fakesProgram(config: Config, ports: { http: number; smtp: number }): ChildSpec {
  return program(config, 'fakes', '', {
    DATA_DIR: config.dataDir,
    SERVICE_PORT: String(ports.http),
    SMTP_PORT: String(ports.smtp),
  });
}

/** The services. Each gets its own database login; only core gets the key that signs tokens. */
export function servicePrograms(
  config: Config,
  parts: {
    adminUrl: string;
    secrets: Secrets;
    ports: ServicePorts;
    /** Ports at which services and gateway call them when there is a load balancer; by default their own. */
    reachedAt?: ServicePorts;
    /** Which of several instances this is; part of its name. */
    instance?: string;
    smtpUrl: string | undefined;
    /** Where core reaches a gateway, or the load balancer in front of several. */
    gatewayUrl: string;
    /** Port of the fake external systems, if they run. */
    fakesPort: number | undefined;
  },
): ChildSpec[] {
  const { secrets, ports, reachedAt = ports, instance = '' } = parts;
  return SERVICES.map((service) =>
    program(config, service, instance, {
      ...standIns(parts.fakesPort),
      ...config.outside,
      SERVICE_URLS: JSON.stringify(calledAddresses(service, reachedAt)),
      ...(parts.smtpUrl === undefined ? {} : { SMTP_URL: parts.smtpUrl }),
      SERVICE_PORT: String(ports[service]),
      DATABASE_URL: serviceDatabaseUrl(service, { adminUrl: parts.adminUrl, secret: secrets.database }),
      AUTH_PUBLIC_KEY: secrets.authPublicKey,
      SERVICE_TOKEN: secrets.serviceTokens[service],
      SERVICE_TOKEN_HASHES: JSON.stringify(tokenHashes(secrets)),
      PUBLIC_URL: config.publicUrl,
      DATA_DIR: config.dataDir,
      ...(service === 'core'
        ? {
            AUTH_PRIVATE_KEY: secrets.authPrivateKey,
            DEMO_DATA: config.demoData ? 'yes' : 'no',
            GATEWAY_URL: parts.gatewayUrl,
            ...(parts.fakesPort === undefined
              ? {}
              : { IDENTITY_PROVIDERS: describeIssuers(`http://127.0.0.1:${parts.fakesPort}`) }),
            ...config.core,
          }
        : {}),
    }),
  );
}

/** Hashes with which a service checks the tokens of others; it does not get the tokens themselves. */
const tokenHashes = ({ serviceTokens }: Secrets): Record<string, string> =>
  Object.fromEntries(
    Object.entries(serviceTokens).map(([service, token]) => [service, hashServiceToken(token)]),
  );

/** Addresses of the fakes; the configuration of a real system overrides them. */
function standIns(port: number | undefined): Record<string, string> {
  if (port === undefined) return {};
  return {
    ORCID_URL: `http://127.0.0.1:${port}/orcid`,
    ORCID_CLIENT_ID: 'APP-STAND-IN',
    ORCID_CLIENT_SECRET: 'known to everyone',
    GLOBUS_URL: `http://127.0.0.1:${port}/globus`,
    GLOBUS_CLIENT_ID: 'stand-in',
    GLOBUS_CLIENT_SECRET: 'known to everyone',
    ABN_URL: `http://127.0.0.1:${port}/abn`,
    ABN_TOKEN: 'stand-in',
    BINS_URL: `http://127.0.0.1:${port}/bins`,
    BINS_TOKEN: 'stand-in',
    ZENDESK_URL: `http://127.0.0.1:${port}/zendesk`,
    ZENDESK_EMAIL: 'collections@portal.test',
    ZENDESK_TOKEN: 'stand-in',
    GPF_URL: `http://127.0.0.1:${port}/gpf`,
    GPF_TOKEN: 'stand-in',
    AWS_DATA_REGION: 'us-east-1',
    AWS_DATA_ACCESS_KEY_ID: 'stand-in',
    AWS_DATA_SECRET_ACCESS_KEY: 'known to everyone',
    AWS_DATA_ENDPOINT: `http://127.0.0.1:${port}/aws`,
    WEBHOOK_TEST_RECEIVER: `http://127.0.0.1:${port}/receiver`,
  };
}

/** An address for calls on this machine; for a host that means all interfaces, the loopback address. */
export function callableAddress(host: string, port: number): string {
  if (host === '0.0.0.0' || host === '::') return `http://127.0.0.1:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** Settings of the gateway other than the addresses of the services. */
export interface GatewayParts {
  ports: ServicePorts;
  mailboxPort: number | undefined;
  secrets: Secrets;
  host: string;
  port: number;
  /** File with a fixed registry that is served unchanged, in development. */
  remotesFile: string | undefined;
  /** Which of several instances this is; part of its name. */
  instance?: string;
}

/** The gateway, the only entry point of the portal. */
export function gatewayProgram(config: Config, parts: GatewayParts): ChildSpec {
  return program(config, 'gateway', parts.instance ?? '', {
    ...config.gateway,
    ...namedAddresses(parts.ports),
    ...(parts.mailboxPort === undefined ? {} : { MAILBOX_URL: `http://127.0.0.1:${parts.mailboxPort}` }),
    ...(parts.remotesFile === undefined ? {} : { REMOTES_FILE: parts.remotesFile }),
    SERVICE_TOKEN_HASHES: JSON.stringify(tokenHashes(parts.secrets)),
    SERVICE_PORT: String(parts.port),
    SERVICE_HOST: parts.host,
    RELEASES_DIR: config.releasesDir,
  });
}

const serviceAddresses = (ports: ServicePorts): Record<ServiceName, string> =>
  mapServices((service) => `http://127.0.0.1:${ports[service]}`);

/** Addresses of the services that this service may call; it gets no others. */
function calledAddresses(service: ServiceName, ports: ServicePorts): Partial<Record<ServiceName, string>> {
  const all = serviceAddresses(ports);
  return Object.fromEntries(CALLS[service].map((called) => [called, all[called]]));
}

/** The addresses as single variables, `CORE_URL` and so on, which a deployment of the gateway may use. */
const namedAddresses = (ports: ServicePorts): Record<string, string> =>
  Object.fromEntries(SERVICES.map((service) => [addressVariable(service), serviceAddresses(ports)[service]]));

function program(
  config: Config,
  packageName: string,
  instance: string,
  environment: Record<string, string>,
): ChildSpec {
  const name = `${packageName}${instance}`;
  return {
    name,
    file: path.join(packageFolder(packageName), 'src/main.ts'),
    environment: {
      ...environment,
      LOG_LEVEL: config.logLevel,
      NODE_COMPILE_CACHE: path.join(ROOT, CACHE_FOLDER),
    },
    logFile: path.join(config.dataDir, 'logs', `${name}.log`),
  };
}
