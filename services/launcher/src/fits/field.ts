/** Reads what is deployed: the contracts of running services, and what the releases in the store need and promise. */
import fs from 'node:fs';
import path from 'node:path';
import { SERVICES, type ServiceName } from '@portal/contract';
import { AppNeeds, contractPath, ServiceContract, ShellPromise } from '@portal/contract/fits/contract-file';
import { readPointer, ReleaseStore, SHELL } from '@portal/gateway/releases';
import type { z } from 'zod';
import { Problem } from '../problem.ts';

const TIMEOUT_MS = 10_000;

/** A version of an app that is currently served. */
export interface Release {
  readonly app: string;
  readonly version: string;
}

/** The current version of an app and its canary. */
export function listServed(releasesDir: string, app: string): Release[] {
  const pointer = readPointer(releasesDir, app);
  const versions = [pointer?.version, pointer?.canary?.version].filter((one) => one !== undefined);
  return versions.map((version) => ({ app, version }));
}

/** Every currently served version of every app. */
export const listAllServed = (releasesDir: string): Release[] =>
  new ReleaseStore(releasesDir).apps().flatMap((app) => listServed(releasesDir, app));

/** The needs of a release; undefined for one built before needs were recorded. */
export const readNeeds = (releasesDir: string, release: Release): AppNeeds | undefined =>
  readFile(releasesDir, release, 'needs.json', AppNeeds);

/** The promises of a shell release; undefined for one built before promises were recorded. */
export function readPromise(
  releasesDir: string,
  version: string,
): (ShellPromise & { readonly version: string }) | undefined {
  const promise = readFile(releasesDir, { app: SHELL, version }, 'promise.json', ShellPromise);
  return promise && { ...promise, version };
}

function readFile<T>(
  releasesDir: string,
  { app, version }: Release,
  name: string,
  schema: z.ZodType<T>,
): T | undefined {
  const file = path.join(releasesDir, app, version, name);
  if (!fs.existsSync(file)) return undefined;
  const read = schema.safeParse(JSON.parse(fs.readFileSync(file, 'utf8')));
  if (!read.success) throw new Problem(`${app} ${version}: ${name} cannot be read.`);
  return read.data;
}

/**
 * Reads the contracts of the running services through the gateway at `url`.
 * @throws Problem where one cannot be reached
 */
export const askServices = (
  url: string,
  services: readonly ServiceName[] = SERVICES,
): Promise<ServiceContract[]> => Promise.all(services.map((service) => askService(url, service)));

async function askService(url: string, service: ServiceName): Promise<ServiceContract> {
  const address = new URL(`/api${contractPath(service)}`, url);
  let because: string;
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (answer.ok) return ServiceContract.parse(await answer.json());
    because = `it answered ${answer.status}`;
  } catch (error) {
    because = error instanceof TypeError ? 'nothing answers there' : 'its answer cannot be read';
  }
  throw new Problem(
    `The contract of ${service} cannot be read at ${address.href}: ${because}. Name another address with --services, or, for the very first deploy, --without-services.`,
  );
}
