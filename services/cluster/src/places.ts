/** Hosts and ports of all programs, chosen before anything starts. */
import { mapServices } from '@portal/contract';
import { freePort } from '@portal/kit/postgres';
import type { ServicePorts } from '@portal/launcher/parts';

/** Each program runs twice. */
export const INSTANCES = ['-1', '-2'] as const;
export type Instance = (typeof INSTANCES)[number];

export interface DatabasePlace {
  readonly name: string;
  readonly postgres: number;
  /** Port on which Patroni reports which server is the primary. */
  readonly patroni: number;
}

export interface Places {
  /** The public address of the portal. */
  readonly publicAddress: { readonly host: string; readonly port: number };
  readonly gateways: Readonly<Record<Instance, number>>;
  /** Ports of each instance of a service. */
  readonly services: Readonly<Record<Instance, ServicePorts>>;
  /** Ports of the balancer in front of the instances of a service. */
  readonly balanced: ServicePorts;
  readonly databases: readonly [DatabasePlace, DatabasePlace];
  /** Port of the balancer that always leads to the current primary. */
  readonly primary: number;
  readonly pooler: number;
  readonly etcd: { readonly client: number; readonly peer: number };
  readonly bucket: number;
  readonly inbox: { readonly http: number; readonly smtp: number };
  readonly metrics: number;
}

/** Reserves all ports at the same time, so that no two are equal. */
export async function takePlaces(host: string, port: number): Promise<Places> {
  const ports = await Promise.all(Array.from({ length: 32 }, () => freePort()));
  const next = (): number => {
    const taken = ports.pop();
    if (taken === undefined) throw new Error('too few ports were taken');
    return taken;
  };
  const forServices = (): ServicePorts => mapServices(() => next());
  const database = (name: string): DatabasePlace => ({ name, postgres: next(), patroni: next() });
  return {
    publicAddress: { host, port },
    gateways: { '-1': next(), '-2': next() },
    services: { '-1': forServices(), '-2': forServices() },
    balanced: forServices(),
    databases: [database('database-1'), database('database-2')],
    primary: next(),
    pooler: next(),
    etcd: { client: next(), peer: next() },
    bucket: next(),
    inbox: { http: next(), smtp: next() },
    metrics: next(),
  };
}
