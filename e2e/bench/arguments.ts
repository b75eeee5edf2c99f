/** Options of the bench: `npm run bench -- --sizes 1000000 --only lists`. */
import { parseArgs } from 'node:util';

const PARTS = [
  'operations',
  'shares',
  'request-page',
  'desk',
  'lists',
  'samples',
  'pages',
  'start',
  'files',
  'packet',
] as const;
/**
 * The parts that measure the cost of a call, which any change of a service may affect. They take a quarter of an hour;
 * the other parts run for releases.
 */
const USUAL = [
  'operations',
  'shares',
  'request-page',
  'lists',
] as const satisfies readonly (typeof PARTS)[number][];
export type Part = (typeof PARTS)[number];

export interface BenchOptions {
  /** Numbers of stored requests, in rising order; all other data grows in proportion. */
  readonly sizes: readonly number[];
  /** Seconds of load for each read. */
  readonly seconds: number;
  readonly connections: number;
  readonly parts: ReadonlySet<Part>;
  /** The name of the only list to measure. */
  readonly list: string | undefined;
  /**
   * A data folder to use and not delete. If it was seeded before, it is seeded again only if it has too few requests.
   */
  readonly dataDir: string | undefined;
  readonly port: number;
  /** Size of the file of the part `files`; the disk needs twice as much. */
  readonly gigabytes: number;
}

export function readOptions(given: readonly string[] = process.argv.slice(2)): BenchOptions {
  const { values } = parseArgs({
    args: [...given],
    options: {
      sizes: { type: 'string', default: '100000' },
      seconds: { type: 'string', default: '5' },
      connections: { type: 'string', default: '32' },
      only: { type: 'string', default: USUAL.join(',') },
      list: { type: 'string' },
      'data-dir': { type: 'string' },
      port: { type: 'string', default: '8097' },
      gigabytes: { type: 'string', default: '4.75' },
    },
  });
  const parts = values.only === 'all' ? [...PARTS] : values.only.split(',');
  const unknown = parts.filter((part) => !(PARTS as readonly string[]).includes(part));
  if (unknown.length > 0) throw new Error(`--only knows ${PARTS.join(', ')}; not ${unknown.join(', ')}`);
  return {
    sizes: values.sizes
      .split(',')
      .map(Number)
      .toSorted((a, b) => a - b),
    seconds: Number(values.seconds),
    connections: Number(values.connections),
    parts: new Set(parts as Part[]),
    list: values.list,
    dataDir: values['data-dir'],
    port: Number(values.port),
    gigabytes: Number(values.gigabytes),
  };
}
