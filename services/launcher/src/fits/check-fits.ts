import type { ServiceName } from '@portal/contract';
import { describeEndpoints, type AppNeeds, type ServiceContract } from '@portal/contract/fits/contract-file';
import { findCallBreaks, findShellBreaks } from '@portal/contract/fits/fit-rules';
import { SHELL } from '@portal/gateway/releases';
import { Problem } from '../problem.ts';
import { askServices, listAllServed, listServed, readNeeds, readPromise, type Release } from './field.ts';

export interface Field {
  readonly releasesDir: string;
  /** Where the gateway is asked for the contracts of the services; undefined for a first deploy, before any runs. */
  readonly servicesUrl: string | undefined;
}

/**
 * Whether a release fits the services that run and the shells that people get; a shell, the apps that they get.
 * @throws Problem with a line for each thing that does not fit
 */
export async function checkAppFits(field: Field, release: Release): Promise<void> {
  const needs = readNeeds(field.releasesDir, release);
  if (needs === undefined)
    throw new Problem(
      `${getName(release)} was built before needs were written down, so nobody can tell whether it fits. Build it anew.`,
    );
  const asksNothing = Object.keys(needs.endpoints).length === 0;
  const contracts =
    field.servicesUrl === undefined || asksNothing ? undefined : await askServices(field.servicesUrl);
  const breaks = [
    ...(contracts ? findCallBreaks(getName(release), needs.endpoints, contracts) : []),
    ...(release.app === SHELL ? findBrokenApps(field, release) : findShellFaults(field, release, needs)),
  ];
  refuse(getName(release), breaks);
}

/**
 * Whether a service made from the present sources fits every app that people get and the other services that run.
 * @throws Problem with a line for each thing that does not fit
 */
export async function checkServiceFits(
  field: Field,
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
    field.servicesUrl === undefined
      ? []
      : (await askServices(field.servicesUrl)).filter((other) => other.service !== service);
  const contracts = [...others, contract];
  const isOwn = ([, need]: readonly [string, AppNeeds['endpoints'][string]]): boolean =>
    need.service === service;
  const own = (needs: AppNeeds['endpoints']): AppNeeds['endpoints'] =>
    Object.fromEntries(Object.entries(needs).filter(isOwn));
  const breaks = [
    ...listServedApps(field, service).flatMap((release) =>
      findCallBreaks(
        getName(release),
        own(readNeeds(field.releasesDir, release)?.endpoints ?? {}),
        contracts,
      ),
    ),
    ...others.flatMap((other) =>
      findCallBreaks(`${other.service} ${other.version}`, own(other.calls), contracts),
    ),
    ...(others.length > 0 ? findCallBreaks(service, calls, contracts) : []),
  ];
  refuse(service, breaks);
}

const getName = ({ app, version }: Release): string => `${app} ${version}`;

function findShellFaults({ releasesDir }: Field, release: Release, needs: AppNeeds): string[] {
  return listServed(releasesDir, SHELL).flatMap(({ version }) => {
    const promise = readPromise(releasesDir, version);
    return promise ? findShellBreaks(getName(release), needs, promise) : [];
  });
}

/** Apps that people get and that a version of the shell would not carry. */
function findBrokenApps(field: Field, shell: Release): string[] {
  const { releasesDir } = field;
  const apps = listServedApps(field, getName(shell));
  const promise = readPromise(releasesDir, shell.version);
  if (promise === undefined) return [];
  return apps.flatMap((release) => {
    const needs = readNeeds(releasesDir, release);
    return needs ? findShellBreaks(getName(release), needs, promise) : [];
  });
}

/**
 * The apps that people get, and the shell. Where services run and there is no app the folder is another one: nothing would
 * be looked at, and everything would fit.
 * @throws Problem
 */
function listServedApps({ releasesDir, servicesUrl }: Field, what: string): Release[] {
  const served = listAllServed(releasesDir);
  if (servicesUrl !== undefined && served.every(({ app }) => app === SHELL))
    throw new Problem(
      `There is no app in ${releasesDir}, so nobody can tell whether ${what} fits. Name the store of releases in RELEASES_DIR, or, for the very first deploy, --without-services.`,
    );
  return served;
}

function refuse(what: string, breaks: readonly string[]): void {
  if (breaks.length === 0) return;
  throw new Problem(
    [`${what} does not fit what is in the field:`, ...breaks.map((line) => `  ${line}`)].join('\n'),
  );
}
