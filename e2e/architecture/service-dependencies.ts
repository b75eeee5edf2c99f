/**
 * The SQL and the models of a service may name only views of the services that it reads; the contract lists these
 * dependencies. Database grants refuse other reads at run time; this check reports them earlier.
 */
import { globSync, readFileSync } from 'node:fs';
import { VIEWS_READ_BY_LOWER_LAYERS, READS } from '@portal/contract/service-dependencies';

const FIXTURE = 'e2e/architecture/fixtures/service-dependencies';
const FIXTURE_FAULTS = [
  'services/core/src/reads.ts reads researcher_api.request of a floor above',
  'services/core/src/reads.ts reads staff_api.review of a floor above',
  'services/researcher/src/reads.ts reads researcher_api.involvement, which is for core',
];

const FILES = (service: string): string => `services/${service}/{src,migrations,seeds}/**/*.ts`;
const NAMED = /\b(?<owner>[a-z]+)_api\.(?<view>[a-z_]+)/g;

function getFaults(root: string, service: keyof typeof READS): string[] {
  const faults = globSync(FILES(service), { cwd: root })
    .toSorted()
    .flatMap((file) => {
      const text = readFileSync(`${root}/${file}`, 'utf8');
      const names = new Set([...text.matchAll(NAMED)].map(([name]) => name));
      return [...names].map((name) => ({ file, name }));
    });
  return faults.flatMap(({ file, name }) => {
    const owner = name.slice(0, name.indexOf('_api.'));
    const exception = VIEWS_READ_BY_LOWER_LAYERS.find(({ view }) => view === name);
    if (exception && service === exception.by) return [];
    // The owner creates the exceptional view for one lower service. Higher services may read it like any other view.
    const isBelow = (READS[service] as readonly string[]).includes(owner);
    if (exception && !isBelow && !file.includes('/migrations/'))
      return [`${file} reads ${name}, which is for ${exception.by}`];
    return owner === service || isBelow ? [] : [`${file} reads ${name} of a floor above`];
  });
}

const faultsIn = (root: string): string[] =>
  (Object.keys(READS) as (keyof typeof READS)[]).flatMap((service) => getFaults(root, service));

/**
 * @returns a line for each read of a view that the dependencies forbid, or one if the faults of the fixture are not
 * found
 */
export function dependencyFaults(): string[] {
  const seen = faultsIn(FIXTURE);
  const expected = FIXTURE_FAULTS.join('; ');
  return seen.join('; ') === expected
    ? faultsIn('.')
    : [...faultsIn('.'), `${FIXTURE} was not seen as it is: ${seen.join('; ')}`];
}
