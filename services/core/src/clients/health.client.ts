/** Checks each external system with one cheap call that needs our credentials (spec 3 section 7 "Superuser"). */
import type { CheckedService } from '@portal/contract';
import { openOutside, type OutsideCall } from '@portal/kit';

/** Timeout of one check: a hanging system delays only its own row. */
const TIMEOUT_MS = 3000;

export type Health = 'ok' | 'failing' | 'unreachable' | 'not_configured';

export interface HealthClient {
  /** Whether the installation is configured for this system. */
  isSetUp(service: CheckedService): boolean;
  check(service: CheckedService): Promise<{ state: Health; milliseconds: number }>;
}

type Variables = Readonly<Record<string, string | undefined>>;
type Probe = Pick<OutsideCall, 'system' | 'url' | 'init'>;

const basic = (name: string, secret: string): string =>
  `Basic ${Buffer.from(`${name}:${secret}`).toString('base64')}`;

/** Undefined where the system is not configured. */
function createProbe(service: CheckedService, variables: Variables): Probe | undefined {
  const base = (name: string): string | undefined => variables[name]?.replace(/\/$/, '');
  const secret = (name: string): string => variables[name] ?? '';
  const at = (url: string | undefined, path: string, init?: RequestInit): Probe | undefined =>
    url ? { system: service, url: `${url}${path}`, init: { ...init, redirect: 'manual' } } : undefined;
  const bearing = (Authorization: string): RequestInit => ({ headers: { Authorization } });
  switch (service) {
    case 'GLOBUS':
      return at(base('GLOBUS_URL'), '/v2/oauth2/token', {
        method: 'POST',
        ...bearing(basic(secret('GLOBUS_CLIENT_ID'), secret('GLOBUS_CLIENT_SECRET'))),
        body: new URLSearchParams({ grant_type: 'client_credentials' }),
      });
    case 'ABN':
      // The external source of donor data. The portal's own brain bank service is monitored with the other services.
      return at(base('ABN_URL'), '/donors?store=main&limit=1', bearing(`Bearer ${secret('ABN_TOKEN')}`));
    case 'BINS':
      return at(base('BINS_URL'), '/orders?limit=1', bearing(`Token ${secret('BINS_TOKEN')}`));
    case 'ZENDESK_API':
      return at(
        base('ZENDESK_URL'),
        '/api/v2/tickets/show_many.json?ids=1',
        bearing(basic(`${secret('ZENDESK_EMAIL')}/token`, secret('ZENDESK_TOKEN'))),
      );
    case 'GPF':
      return at(
        base('GPF_URL'),
        '/api/v3/groups?name=health-check',
        bearing(`Bearer ${secret('GPF_TOKEN')}`),
      );
  }
}

export function createHealthClient(variables: Variables): HealthClient {
  return {
    isSetUp: (service) => createProbe(service, variables) !== undefined,
    async check(service) {
      const probe = createProbe(service, variables);
      if (!probe) return { state: 'not_configured', milliseconds: 0 };
      const started = performance.now();
      const state = await ask(probe);
      return { state, milliseconds: Math.round(performance.now() - started) };
    },
  };
}

async function ask(probe: Probe): Promise<Health> {
  try {
    const answer = await openOutside({ ...probe, timeoutMs: TIMEOUT_MS });
    await answer.body?.cancel();
    return answer.ok ? 'ok' : 'failing';
  } catch {
    return 'unreachable';
  }
}
