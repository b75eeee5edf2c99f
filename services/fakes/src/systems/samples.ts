/** An inventory of samples by participant. The stock is stored in a file and survives restarts. */
import fs from 'node:fs';
import path from 'node:path';
import { json, readText, type OutsideSystem } from './system.ts';

interface Stock {
  readonly sample_id: string;
  readonly amount_available: number;
  readonly [field: string]: unknown;
}
type Kinds = Record<string, Record<string, Stock>>;

const MOST_IDS = 100;

/** `PUT /stock` adds samples of a kind; `POST /availability` returns which samples are available. */
export function createSamples(dataDir: string): OutsideSystem {
  const file = path.join(dataDir, 'systems', 'samples.json');
  const kinds = readKinds(file);

  return ({ method, path: address, authorization, body }) => {
    if (!/^Bearer \S+$/.test(authorization)) return json(401, { detail: 'Token required' });
    const kind = readText(body['sample_type']);
    if (kind === undefined) return json(400, { sample_type: ['This field is required.'] });
    if (address === '/stock' && method === 'PUT') {
      const stock = (kinds[kind] ??= {});
      for (const sample of readStock(body['samples'])) stock[sample.sample_id] = sample;
      writeKinds(file, kinds);
      return json(200, { sample_type: kind, count: Object.keys(stock).length });
    }
    if (address !== '/availability' || method !== 'POST') return undefined;
    const ids: unknown[] = Array.isArray(body['ids']) ? body['ids'] : [];
    if (ids.length === 0 || ids.length > MOST_IDS) return json(400, { ids: [`Name 1 to ${MOST_IDS} ids.`] });
    return json(200, { samples: ids.flatMap((id) => kinds[kind]?.[String(id)] ?? []) });
  };
}

const readStock = (value: unknown): Stock[] =>
  (Array.isArray(value) ? (value as Stock[]) : []).filter(
    (one) => readText(one?.sample_id) !== undefined && typeof one.amount_available === 'number',
  );

function readKinds(file: string): Kinds {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as Kinds;
  } catch {
    return {};
  }
}

function writeKinds(file: string, kinds: Kinds): void {
  fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  // Write to a temporary file first; if the process stops in between, the old stock remains.
  fs.writeFileSync(`${file}.new`, JSON.stringify(kinds), { mode: 0o600 });
  fs.renameSync(`${file}.new`, file);
}
