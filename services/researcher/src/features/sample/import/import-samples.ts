/**
 * Fills the inventory of samples from a CSV file (`npm run import:samples`). The file is read twice: nothing of a file with
 * a fault is written. Lines come as they are read, so that a file may have millions.
 */
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { asJson, sql } from '@portal/kit';
import { parse } from 'csv-parse';
import type pg from 'pg';
import { COLUMNS, readLine, REQUIRED_COLUMNS, type InventoryLine } from './read-line.ts';

const BATCH = 2000;
/** Reported together; more would only hide the first. */
const MOST_FAULTS = 20;

export interface ImportResult {
  readonly lines: number;
  /** Rows that were new or changed. */
  readonly written: number;
  /** What is wrong, by line; then nothing was written. */
  readonly faults: readonly string[];
}

/** @throws when the file cannot be read */
export async function importSamples(client: pg.ClientBase, file: string): Promise<ImportResult> {
  const checked = await checkFile(file);
  if (checked.faults.length > 0) return { ...checked, written: 0 };
  let written = 0;
  let batch = new Map<string, InventoryLine>();
  for await (const { record } of records(file)) {
    const line = readLine(record);
    // Someone wrote into the file between the two readings.
    if (!('sample' in line)) throw new Error('The file changed while it was read.');
    // A sample that is named twice is what its last line says.
    batch.set(`${line.sample.sample_type}:${line.sample.sample_id}`, line.sample);
    if (batch.size < BATCH) continue;
    written += await writeBatch(client, [...batch.values()]);
    batch = new Map();
  }
  written += await writeBatch(client, [...batch.values()]);
  return { lines: checked.lines, written, faults: [] };
}

interface CsvRecord {
  readonly record: Readonly<Record<string, string>>;
  /** Where it is in the file. */
  readonly line: number;
}

async function* records(file: string): AsyncGenerator<CsvRecord> {
  // A file that cannot be read ends the parser too, and the loop over it throws.
  const parser = pipeline(
    createReadStream(file),
    parse({
      columns: checkHeader,
      bom: true,
      trim: true,
      skip_empty_lines: true,
      info: true,
      max_record_size: 100_000,
    }),
    () => undefined,
  );
  for await (const { record, info } of parser as AsyncIterable<{
    record: Record<string, string>;
    info: { lines: number };
  }>)
    yield { record, line: info.lines };
}

function checkHeader(names: readonly string[]): string[] {
  const given = names.map((name) => name.trim().toLowerCase());
  const missing = REQUIRED_COLUMNS.filter((name) => !given.includes(name));
  const unknown = given.filter((name) => !COLUMNS.includes(name));
  if (missing.length > 0) throw new FileFault(`line 1: the column ${missing.join(', ')} is missing`);
  if (unknown.length > 0)
    throw new FileFault(`line 1: ${unknown.join(', ')} is no column. Columns are ${COLUMNS.join(', ')}`);
  return given;
}

class FileFault extends Error {}

async function checkFile(file: string): Promise<Omit<ImportResult, 'written'>> {
  const faults: string[] = [];
  let lines = 0;
  try {
    for await (const { record, line } of records(file)) {
      lines += 1;
      const read = readLine(record);
      if ('faults' in read) faults.push(...read.faults.map((fault) => `line ${line}: ${fault}`));
      if (faults.length >= MOST_FAULTS) break;
    }
  } catch (error) {
    if (!isAboutText(error)) throw error;
    faults.push(error.message);
  }
  if (lines === 0 && faults.length === 0) faults.push('line 1: no sample follows');
  return { lines, faults: faults.slice(0, MOST_FAULTS) };
}

/** A fault of what the file says, such as a line with too few columns; not that it cannot be opened. */
const isAboutText = (error: unknown): error is Error =>
  error instanceof FileFault ||
  (error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_'));

/** One transaction; in the order of the keys, so that two imports wait for each other instead of crossing. */
async function writeBatch(client: pg.ClientBase, samples: readonly InventoryLine[]): Promise<number> {
  if (samples.length === 0) return 0;
  const { text, values } =
    sql`insert into researcher.sample (sample_type_id, sample_id, amount_available, limited_at,
      cpls_available, ipsc_consented, family_situation)
    select one.sample_type, one.sample_id, one.amount_available, one.limited_at, one.cpls_available, one.ipsc_consented,
      one.family_situation
    from jsonb_to_recordset(${asJson(samples)}::jsonb) one (sample_type integer, sample_id text, amount_available numeric,
      limited_at numeric, cpls_available boolean, ipsc_consented boolean, family_situation text)
    order by one.sample_type, one.sample_id
    on conflict (sample_type_id, sample_id) do update set amount_available = excluded.amount_available,
      limited_at = excluded.limited_at, cpls_available = excluded.cpls_available, ipsc_consented = excluded.ipsc_consented,
      family_situation = excluded.family_situation, checked = now()
    where (sample.amount_available, sample.limited_at, sample.cpls_available, sample.ipsc_consented, sample.family_situation)
      is distinct from (excluded.amount_available, excluded.limited_at, excluded.cpls_available, excluded.ipsc_consented,
        excluded.family_situation)`.compile();
  const { rowCount } = await client.query(text, [...values]);
  return rowCount ?? 0;
}
