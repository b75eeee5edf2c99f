import type { ServiceName } from '@portal/contract';
import { describeEndpoints, type AppNeeds, type ServiceContract } from '@portal/contract/fits/contract-file';
import { findIncompatibleCalls, findShellBreaks } from '@portal/contract/fits/fit-rules';
import { SHELL } from '@portal/gateway/releases';
import { Problem } from '../problem.ts';
import { askServices, listAllServed, listServed, readNeeds, readPromise, type Release } from './field.ts';

export interface Deployed {
  readonly releasesDir: string;
  /**
   * Address of the gateway through which the contracts of the services are read; undefined for a first deployment,
   * before any service runs.
   */
  readonly servicesUrl: string | undefined;
}

/**
 * Checks whether a release is compatible with the running services and the served shells; a shell is checked with the
 * served apps.
 * @throws Problem with a line for each incompatibility
 */
export async function checkAppFits(deployed: Deployed, release: Release): Promise<void> {
  const needs = readNeeds(deployed.releasesDir, release);
  if (needs === undefined)
    throw new Problem(
      `${getName(release)} was built before needs were written down, so it is unknown whether it fits. Build it anew.`,
    );
  const asksNothing = Object.keys(needs.endpoints).length === 0;
  const contracts =
    deployed.servicesUrl === undefined || asksNothing ? undefined : await askServices(deployed.servicesUrl);
  const breaks = [
    ...(contracts ? findIncompatibleCalls(getName(release), needs.endpoints, contracts) : []),
    ...(release.app === SHELL
      ? findBrokenApps(deployed, release)
      : findShellFaults(deployed, release, needs)),
  ];
  refuse(getName(release), breaks);
}

/**
 * Checks whether a service built from the present sources is compatible with every served app and the other running
 * services.
 * @throws Problem with a line for each incompatibility
 */
export async function checkServiceFits(
  deployed: Deployed,
  service: ServiceName,
  calls: ServiceContract['calls'],
): Promise<void> {
  const contract: ServiceContract = {
    service,
    version: 'of these sources',
    endpoints: describeEndpoints(service),
    calls,
  };
  const others =
    deployed.servicesUrl === undefined
      ? []
      : (await askServices(deployed.servicesUrl)).filter((other) => other.service !== service);
  const contracts = [...others, contract];
  const isOwn = ([, need]: readonly [string, AppNeeds['endpoints'][string]]): boolean =>
    need.service === service;
  const own = (needs: AppNeeds['endpoints']): AppNeeds['endpoints'] =>
    Object.fromEntries(Object.entries(needs).filter(isOwn));
  const breaks = [
    ...listServedApps(deployed, service).flatMap((release) =>
      findIncompatibleCalls(
        getName(release),
        own(readNeeds(deployed.releasesDir, release)?.endpoints ?? {}),
        contracts,
      ),
    ),
    ...others.flatMap((other) =>
      findIncompatibleCalls(`${other.service} ${other.version}`, own(other.calls), contracts),
    ),
    ...(others.length > 0 ? findIncompatibleCalls(service, calls, contracts) : []),
  ];
  refuse(service, breaks);
}

const getName = ({ app, version }: Release): string => `${app} ${version}`;

function findShellFaults({ releasesDir }: Deployed, release: Release, needs: AppNeeds): string[] {
  return listServed(releasesDir, SHELL).flatMap(({ version }) => {
    const promise = readPromise(releasesDir, version);
    return promise ? findShellBreaks(getName(release), needs, promise) : [];
  });
}

/** Served apps that a version of the shell cannot load. */
function findBrokenApps(deployed: Deployed, shell: Release): string[] {
  const { releasesDir } = deployed;
  const apps = listServedApps(deployed, getName(shell));
  const promise = readPromise(releasesDir, shell.version);
  if (promise === undefined) return [];
  return apps.flatMap((release) => {
    const needs = readNeeds(releasesDir, release);
    return needs ? findShellBreaks(getName(release), needs, promise) : [];
  });
}

/**
 * The served apps and the shell. If services run but the folder has no apps, it is the wrong folder: nothing would be
 * checked and everything would pass.
 * @throws Problem
 */
function listServedApps({ releasesDir, servicesUrl }: Deployed, what: string): Release[] {
  const served = listAllServed(releasesDir);
  if (servicesUrl !== undefined && served.every(({ app }) => app === SHELL))
    throw new Problem(
      `There is no app in ${releasesDir}, so it is unknown whether ${what} fits. Name the store of releases in RELEASES_DIR, or, for the very first deploy, --without-services.`,
    );
  return served;
}

function refuse(what: string, breaks: readonly string[]): void {
  if (breaks.length === 0) return;
  throw new Problem(
    [`${what} does not fit the deployed versions:`, ...breaks.map((line) => `  ${line}`)].join('\n'),
  );
}
