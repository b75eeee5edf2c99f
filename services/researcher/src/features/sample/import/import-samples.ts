/**
 * Imports the sample inventory from a CSV file (`npm run import:samples`). The file is read twice, first to check it,
 * so a file with a fault is not imported at all. Lines are streamed, so a file may have millions.
 */
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { asJson, sql } from '@portal/kit';
import { parse } from 'csv-parse';
import type pg from 'pg';
import { COLUMNS, readLine, REQUIRED_COLUMNS, type InventoryLine } from './read-line.ts';

const BATCH = 2000;
/** The maximum number of faults reported together. */
const MOST_FAULTS = 20;

export interface ImportResult {
  readonly lines: number;
  /** Number of new or changed rows. */
  readonly written: number;
  /** What is wrong, by line; if there are any faults, nothing was written. */
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
    // the file was changed between the two passes
    if (!('sample' in line)) throw new Error('The file changed while it was read.');
    // if a sample occurs twice, the last line wins
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
  /** Line number in the file. */
  readonly line: number;
}

async function* records(file: string): AsyncGenerator<CsvRecord> {
  // a read error also ends the parser, and the loop over it throws
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

/** Faults in the file's contents, such as a line with too few columns, as opposed to failure to open it. */
const isAboutText = (error: unknown): error is Error =>
  error instanceof FileFault ||
  (error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_'));

/** One transaction, written in the order of the keys, so that two parallel imports cannot deadlock. */
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
