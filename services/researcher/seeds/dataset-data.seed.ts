import { buffer } from 'node:stream/consumers';
import { FILE_TYPE } from '@portal/contract';
import type { SeedContext } from '@portal/kit/seeding';
import { ZipFile } from 'yazl';
import type { Clock } from './clock.ts';
import { storeFile } from './stored-file.ts';

/** Datasets small enough to be offered as a file, each with one table. */
const TABLES: Readonly<Record<string, { readonly file: string; readonly columns: readonly string[] }>> = {
  'SPARK Phenotype Core': { file: 'registration', columns: ['age_months', 'diagnosis_age', 'scq_total'] },
  'SPARK Sleep and Sensory Survey': { file: 'sleep', columns: ['age_months', 'hours_asleep', 'wakes'] },
  'SPARK Adult Outcomes Survey': { file: 'outcomes', columns: ['age_years', 'lives_alone', 'works'] },
};
const PEOPLE = 40;

interface Version {
  readonly id: string;
  readonly version: number;
}

/** Adds files to some datasets, one for each version, and release notes to the versions before the newest. */
export async function seedDatasetData(
  context: SeedContext,
  { clock, adminId }: { clock: Clock; adminId: number },
): Promise<void> {
  const at = clock.daysAgo(44);
  const attach = (dataset: string, kind: string, file: string) =>
    context.client.query(
      'insert into researcher.dataset_file (dataset_id, kind, file_id) values ($1, $2, $3)',
      [dataset, kind, file],
    );
  for (const [name, table] of Object.entries(TABLES)) {
    const { rows } = await context.client.query<Version>(
      'select id, version from researcher.dataset where name = $1 order by version',
      [name],
    );
    for (const { id, version } of rows) {
      const bytes = await packData(name, version, table);
      const common = { creatorId: adminId, at, lines: [] };
      const data = { type: FILE_TYPE.DATASET_ZIP, name: `${name} V${version}.zip` };
      const content = { bytes, mediaType: 'application/zip' };
      await attach(id, 'data', await storeFile(context, { ...common, ...data, content }));
      if (version === rows.length) continue;
      const notes = { type: FILE_TYPE.DATASET_RELEASE_NOTES, name: `${name} V${version} release notes.pdf` };
      const lines = [name, `Release notes of version ${version}`, '', 'Invented for the demonstration.'];
      await attach(id, 'release_notes', await storeFile(context, { ...common, ...notes, lines }));
    }
  }
}

/** A zip of one table and a short readme; the same bytes on every machine. */
async function packData(
  name: string,
  version: number,
  { file, columns }: { readonly file: string; readonly columns: readonly string[] },
): Promise<Buffer> {
  const zip = new ZipFile();
  const options = { mtime: new Date(2026, 0, 1), mode: 0o100_644 };
  const rows = Array.from({ length: PEOPLE * version }, (_, person) =>
    [`SP${100_000 + person}`, ...columns.map((_column, index) => (person * 7 + index * 13) % 90)].join(','),
  );
  const table = [['individual_id', ...columns].join(','), ...rows].join('\n');
  zip.addBuffer(
    Buffer.from(`${name}, version ${version}. Invented for the demonstration.\n`),
    'README.txt',
    options,
  );
  zip.addBuffer(Buffer.from(`${table}\n`), `data/${file}.csv`, options);
  zip.end();
  return buffer(zip.outputStream);
}
