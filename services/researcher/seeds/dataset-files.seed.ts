import { DATASET_FILE_LABELS, FILE_TYPE } from '@portal/contract';
import type { SeedContext } from '@portal/kit/seeding';
import type { Clock } from './clock.ts';
import { storeFile } from './stored-file.ts';

interface Variables {
  readonly dataset: string;
  /** Name, type and meaning of each column, one line each. */
  readonly columns: readonly string[];
}
const PERSON = 'individual_id   text      Code of the person, the same in every dataset';
const DESCRIBED: readonly Variables[] = [
  {
    dataset: 'SPARK Phenotype Core',
    columns: [
      PERSON,
      'age_months      number    Age at registration',
      'diagnosis_age   number    Age in months at the first diagnosis; empty where unknown',
      'scq_total       0 to 39   Total of the Social Communication Questionnaire',
      'verbal          0, 1      Speaks in sentences',
    ],
  },
  {
    dataset: 'SPARK Integrated Whole-Exome Sequencing',
    columns: [
      PERSON,
      'batch           number    Run in which the sample was sequenced',
      'mean_coverage   number    Mean depth over the targeted regions',
      'cram_path       text      Where the reads lie',
    ],
  },
  {
    dataset: 'SPARK Genotyping Array',
    columns: [
      PERSON,
      'array           text      Version of the array',
      'call_rate       0 to 1    Share of genotypes that were called',
    ],
  },
  {
    dataset: 'SPARK Medical Record Summaries',
    columns: [
      PERSON,
      'visit_year      number    Year of the visit',
      'code            text      ICD-10 code, three characters',
    ],
  },
];
/** Datasets whose newest version also has release notes. */
const WITH_NOTES = DESCRIBED.slice(0, 2);

/** Adds a data dictionary to some demo datasets, and release notes to fewer. */
export async function seedDatasetFiles(
  context: SeedContext,
  { clock, adminId }: { clock: Clock; adminId: number },
): Promise<void> {
  const at = clock.daysAgo(45);
  const attach = async (
    dataset: string,
    kind: keyof typeof DATASET_FILE_LABELS,
    lines: readonly string[],
  ) => {
    const label = DATASET_FILE_LABELS[kind];
    const fileId = await storeFile(context, {
      type: kind === 'dictionary' ? FILE_TYPE.DATASET_DICTIONARY : FILE_TYPE.DATASET_RELEASE_NOTES,
      name: `${dataset} ${label.toLowerCase()}.pdf`,
      creatorId: adminId,
      at,
      lines: [dataset, label, '', ...lines, '', 'Invented for the demonstration.'],
    });
    await context.client.query(
      `insert into researcher.dataset_file (dataset_id, kind, file_id)
        select id, $2, $3 from researcher.dataset where name = $1 and parent is null`,
      [dataset, kind, fileId],
    );
  };
  for (const { dataset, columns } of DESCRIBED) {
    await attach(dataset, 'dictionary', columns);
    const variables = columns.map((column) => {
      const [name, kind, meaning] = column.split(/ {2,}/);
      return { name, kind, meaning };
    });
    await context.client.query(
      'update researcher.dataset set variables = $2 where name = $1 and parent is null',
      [dataset, JSON.stringify(variables)],
    );
  }
  for (const { dataset } of WITH_NOTES)
    await attach(dataset, 'release_notes', [
      'New in this version: people who registered in the last year.',
      'Corrected: ages that had been entered in years.',
    ]);
}
