/** Who listens where, known before anything starts. */
import { mapServices } from '@portal/contract';
import { freePort } from '@portal/kit/postgres';
import type { ServicePorts } from '@portal/launcher/parts';

/** Of everything there are two. */
export const INSTANCES = ['-1', '-2'] as const;
export type Instance = (typeof INSTANCES)[number];

export interface DatabasePlace {
  readonly name: string;
  readonly postgres: number;
  /** Patroni answers there who is the primary. */
  readonly patroni: number;
}

export interface Places {
  /** Where people come in. */
  readonly door: { readonly host: string; readonly port: number };
  readonly gateways: Readonly<Record<Instance, number>>;
  /** Where each instance of a service listens. */
  readonly services: Readonly<Record<Instance, ServicePorts>>;
  /** The place of the balancer before the instances of a service. */
  readonly balanced: ServicePorts;
  readonly databases: readonly [DatabasePlace, DatabasePlace];
  /** Where the balancer leads to the primary, whichever that is. */
  readonly primary: number;
  readonly pooler: number;
  readonly etcd: { readonly client: number; readonly peer: number };
  readonly bucket: number;
  readonly inbox: { readonly http: number; readonly smtp: number };
  readonly metrics: number;
}

/** All ports are reserved together: while each is reserved, no two are the same. */
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
    door: { host, port },
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
