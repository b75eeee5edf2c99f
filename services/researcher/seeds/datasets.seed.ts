import type { SeedContext } from '@portal/kit/seeding';
import { makeUuid, type Clock } from './clock.ts';
import { DATASETS, type DatasetSketch } from './data/datasets.data.ts';

export interface SeededDataset {
  readonly id: string;
  readonly cohortId: number;
  readonly type: number;
  /** Days before today; requests for the dataset are later. */
  readonly releasedDaysAgo: number;
}

interface Published {
  readonly id: string;
  readonly code: string;
  readonly version: number;
  readonly daysAgo: number;
  /** The newest version; null for the newest itself. */
  readonly parent: string | null;
}

/**
 * Adds 40 datasets. The newest version has no parent; older versions point to it.
 * @returns those that can be requested
 */
export async function seedDatasets(
  context: SeedContext,
  clock: Clock,
  adminId: number,
): Promise<SeededDataset[]> {
  const { rows } = await context.client.query<{ id: number; name: string }>(
    'select id, name from core_api.cohort order by id',
  );
  const cohorts = new Map(rows.map((cohort) => [cohort.name, cohort.id]));
  const seeded: SeededDataset[] = [];
  for (const [index, sketch] of DATASETS.entries()) {
    const cohortId = cohorts.get(sketch.cohort);
    if (cohortId === undefined)
      throw new Error(`the seed of the core service has no cohort ${sketch.cohort}`);
    const code = `DS${String(index + 1).padStart(4, '0')}`;
    const newest = {
      id: makeUuid(context.random),
      code,
      version: sketch.versions,
      daysAgo: 1500 - index * 3,
      parent: null,
    };
    await insert(context, clock, adminId, { sketch, published: newest, index, cohortId });
    for (let version = sketch.versions - 1; version > 0; version -= 1) {
      const daysAgo = newest.daysAgo + (sketch.versions - version) * 270;
      const older = { id: makeUuid(context.random), code, version, daysAgo, parent: newest.id };
      await insert(context, clock, adminId, { sketch, published: older, index, cohortId });
    }
    if (isActive(index))
      seeded.push({ id: newest.id, cohortId, type: sketch.type, releasedDaysAgo: newest.daysAgo });
  }
  await context.client.query("select setval('researcher.dataset_code', $1)", [DATASETS.length]);
  return seeded;
}

/** A few datasets were removed from the catalogue, and a few others are temporarily unavailable. */
const isActive = (index: number): boolean => index % 19 !== 18;
const isAvailable = (index: number): boolean => index % 11 !== 9;

interface Insert {
  readonly sketch: DatasetSketch;
  readonly published: Published;
  readonly index: number;
  readonly cohortId: number;
}

async function insert(
  context: SeedContext,
  clock: Clock,
  adminId: number,
  { sketch, published, index, cohortId }: Insert,
): Promise<void> {
  const { client, random } = context;
  const at = clock.daysAgo(published.daysAgo);
  const genetic = sketch.type === 2;
  const gpf = genetic && sketch.curator !== 3;
  const slug = sketch.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  // Every dataset needs a delivery route: without a Globus group it has an AWS location.
  const globus = index % 7 !== 6;
  const aws = !globus || genetic || sketch.type === 3;
  await context.as(adminId, at);
  await client.query(
    `insert into researcher.dataset (id, dataset_id, name, description, type, curator_type, cohort_id, available, active,
      version, parent, "order", file_size, release_date, accession_id, gpf_accessible, gpf_group, globus_group_id,
      data_access, participants, genomes, families, ages, created, modified, gpf_dataset_id, change_notes, data_use)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $24,
      $25, $26, $27)`,
    [
      published.id,
      published.code,
      sketch.name,
      `<p>${sketch.about}.</p><p>Version ${published.version} of the collection.</p>`,
      sketch.type,
      sketch.curator,
      cohortId,
      isAvailable(index),
      isActive(index),
      published.version,
      published.parent,
      index + 1,
      sketch.size,
      clock.dayAgo(published.daysAgo),
      genetic ? `EGAD0000${String(1200 + index)}` : null,
      gpf,
      gpf ? `gpf-${slug}`.slice(0, 100) : null,
      globus ? makeUuid(random) : null,
      aws ? `s3://portal-demo-data/${slug}/v${published.version}/` : null,
      sketch.participants,
      sketch.genomes,
      sketch.families,
      JSON.stringify(sketch.ages),
      at,
      gpf ? slug.toUpperCase().replaceAll('-', '_').slice(0, 100) : null,
      changeNotes(published.version),
      dataUse(sketch.type, index),
    ],
  );
  if (globus) await insertLocation(context, published, slug);
}

/** Genetic data are for genetic studies; one dataset in three is for autism research only; all need ethics approval. */
const dataUse = (type: number, index: number): string[] => [
  index % 3 === 0 ? 'DUO:0000007' : 'DUO:0000042',
  ...(type === 2 ? ['DUO:0000016'] : []),
  'DUO:0000021',
  ...(index % 5 === 0 ? ['DUO:0000046'] : []),
];

const NOTES = [
  'Families who registered in the last year were added. Ages that had been entered in years are in months now.',
  'Participants who withdrew were removed. Two variables were renamed; the data dictionary lists them.',
];
const changeNotes = (version: number): string => (version === 1 ? '' : (NOTES[version % NOTES.length] ?? ''));

/** The demo's Globus endpoints, one for each kind of data. Large data are stored elsewhere. */
const ENDPOINTS = [
  ['Portal phenotype collection', '5f3f2a6e-4a58-4c1e-9b0d-7e9c3d1f0a11'],
  ['Portal genomics collection', '0c8f9d52-6b1d-4a7e-8f35-2b9d4e6a1c22'],
  ['Portal imaging collection', '9a1e7c34-2d4f-4b6a-a7c8-5d3f8b2e4d33'],
] as const;

async function insertLocation(
  { client }: SeedContext,
  { id, version }: Published,
  slug: string,
): Promise<void> {
  await client.query(
    `insert into researcher.dataset_location (dataset_id, endpoint_id, endpoint_name, location)
    select t.id, ($2::text[])[t.type]::uuid, ($3::text[])[t.type], $4 from researcher.dataset t where t.id = $1`,
    [
      id,
      ENDPOINTS.map(([, endpoint]) => endpoint),
      ENDPOINTS.map(([name]) => name),
      `/${slug}/v${version}/`.slice(0, 100),
    ],
  );
}
