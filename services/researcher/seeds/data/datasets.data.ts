/** Invented datasets of the four cohorts: name, type (1 phenotype, 2 genetic, 3 imaging), curator and content. */
export interface DatasetSketch {
  readonly cohort: string;
  readonly name: string;
  readonly type: 1 | 2 | 3;
  readonly curator: 1 | 2 | 3;
  readonly size: string;
  readonly about: string;
  readonly participants: number;
  /** Number of whole genomes; null for other kinds of data. */
  readonly genomes: number | null;
  readonly families: number | null;
  readonly ages: readonly { readonly age: string; readonly female: number; readonly male: number }[];
  /** Number of published versions; the last is the newest. */
  readonly versions: number;
}

type Row = readonly [
  name: string,
  type: 1 | 2 | 3,
  curator: 1 | 2 | 3,
  size: string,
  versions: number,
  about: string,
];

const BY_COHORT: Readonly<Record<string, readonly Row[]>> = {
  SPARK: [
    [
      'SPARK Phenotype Core',
      1,
      1,
      '1.2 GB',
      3,
      'Registration, medical history and behavioral questionnaires of participating families',
    ],
    [
      'SPARK Integrated Whole-Exome Sequencing',
      2,
      1,
      '48 TB',
      3,
      'Exome reads and variant calls of autistic participants, parents and siblings',
    ],
    [
      'SPARK Whole-Genome Sequencing',
      2,
      1,
      '310 TB',
      2,
      'Genome reads and joint variant calls of family trios and quads',
    ],
    [
      'SPARK Genotyping Array',
      2,
      1,
      '640 GB',
      2,
      'Array genotypes with imputed variants and ancestry components',
    ],
    [
      'SPARK Rare Variant Annotations',
      2,
      2,
      '18 GB',
      1,
      'Annotated de novo and inherited rare variants with gene constraint scores',
    ],
    [
      'SPARK Sleep and Sensory Survey',
      1,
      2,
      '85 MB',
      1,
      'Parent and self reports on sleep, sensory experience and daily routines',
    ],
    [
      'SPARK Adult Outcomes Survey',
      1,
      2,
      '62 MB',
      1,
      'Employment, education, well-being and services of independent adults',
    ],
    [
      'SPARK Speech and Language Battery',
      1,
      2,
      '210 MB',
      1,
      'Language milestones, vocabulary and communication questionnaires',
    ],
    [
      'SPARK Polygenic Scores',
      2,
      3,
      '4 GB',
      1,
      'Polygenic scores for neurodevelopmental and cognitive traits',
    ],
    [
      'SPARK Home Video Ratings',
      3,
      3,
      '920 GB',
      1,
      'Ratings of short home videos, with the videos themselves where families agreed',
    ],
    [
      'SPARK Medical Record Summaries',
      1,
      3,
      '3.1 GB',
      1,
      'Structured summaries of diagnoses, medications and procedures',
    ],
  ],
  SSC: [
    [
      'SSC Phenotype Data Set',
      1,
      1,
      '780 MB',
      3,
      'Diagnostic interviews, observation schedules and cognitive tests of simplex families',
    ],
    [
      'SSC Whole-Genome Sequencing',
      2,
      1,
      '420 TB',
      2,
      'Genome reads and variant calls of quads at 30x coverage',
    ],
    ['SSC Whole-Exome Sequencing', 2, 1, '95 TB', 2, 'Exome reads and variant calls of simplex families'],
    ['SSC Genotyping Array', 2, 1, '530 GB', 1, 'Array genotypes and called copy number variants'],
    [
      'SSC De Novo Variant Catalog',
      2,
      2,
      '2.4 GB',
      2,
      'Validated de novo variants with functional annotation',
    ],
    [
      'SSC Blood RNA Sequencing',
      2,
      2,
      '12 TB',
      1,
      'Expression counts and reads from whole blood of probands and siblings',
    ],
    ['SSC DNA Methylation', 2, 3, '1.1 TB', 1, 'Methylation array values of probands and matched siblings'],
    ['SSC Structural MRI Subset', 3, 2, '2.8 TB', 1, 'T1 and T2 weighted images of a subset of probands'],
    [
      'SSC Head Circumference and Growth',
      1,
      2,
      '34 MB',
      1,
      'Growth curves from birth records and clinic visits',
    ],
    [
      'SSC Family Medical History',
      1,
      1,
      '120 MB',
      1,
      'Medical, psychiatric and immune conditions of extended families',
    ],
  ],
  'Simons Searchlight': [
    [
      'Simons Searchlight Phenotype Core',
      1,
      1,
      '460 MB',
      3,
      'Medical history, development and behavior of people with rare genetic diagnoses',
    ],
    [
      'Simons Searchlight Clinical Variant Reports',
      2,
      1,
      '6 GB',
      2,
      'Curated laboratory reports of pathogenic and likely pathogenic variants',
    ],
    [
      'Simons Searchlight Whole-Exome Sequencing',
      2,
      1,
      '14 TB',
      1,
      'Exome reads and calls of participants and their parents',
    ],
    [
      'Simons Searchlight 16p11.2 Imaging',
      3,
      1,
      '3.6 TB',
      2,
      'Structural, functional and diffusion MRI of deletion and duplication carriers',
    ],
    [
      'Simons Searchlight EEG Collection',
      3,
      2,
      '880 GB',
      1,
      'Resting and evoked EEG recordings of children with single-gene conditions',
    ],
    [
      'Simons Searchlight Seizure Questionnaire',
      1,
      2,
      '22 MB',
      1,
      'Seizure onset, types, treatment and response',
    ],
    [
      'Simons Searchlight Adaptive Behavior Follow-up',
      1,
      2,
      '41 MB',
      1,
      'Yearly adaptive behavior scores for up to eight years',
    ],
    [
      'Simons Searchlight MEG Auditory Task',
      3,
      3,
      '1.4 TB',
      1,
      'Auditory evoked fields of carriers and relatives',
    ],
    [
      'Simons Searchlight Motor Assessments',
      1,
      3,
      '58 MB',
      1,
      'Gait, balance and fine motor tests with videos scored by two raters',
    ],
  ],
  AIC: [
    [
      'AIC Inpatient Phenotype Core',
      1,
      1,
      '150 MB',
      2,
      'Behavioral and psychiatric measures of autistic inpatients at admission and discharge',
    ],
    [
      'AIC Whole-Exome Sequencing',
      2,
      1,
      '9 TB',
      1,
      'Exome reads and calls of inpatients and available parents',
    ],
    ['AIC Genotyping Array', 2, 1, '70 GB', 1, 'Array genotypes and copy number calls'],
    ['AIC Medication History', 1, 2, '28 MB', 1, 'Medication, dose and response during and after the stay'],
    [
      'AIC Emotion Regulation Measures',
      1,
      2,
      '19 MB',
      1,
      'Emotion dysregulation inventories from parents and ward staff',
    ],
    [
      'AIC Wearable Physiology',
      3,
      2,
      '1.9 TB',
      1,
      'Heart rate, skin conductance and movement before and during distress',
    ],
    [
      'AIC Follow-up Surveys',
      1,
      2,
      '31 MB',
      1,
      'Family reports at two, six and twelve months after discharge',
    ],
    ['AIC Sleep Actigraphy', 3, 3, '240 GB', 1, 'Wrist actigraphy with sleep diaries kept by ward staff'],
    [
      'AIC Communication Profiles',
      1,
      3,
      '16 MB',
      1,
      'Verbal ability, communication aids and receptive vocabulary',
    ],
    ['AIC Saliva RNA Sequencing', 2, 3, '3.3 TB', 1, 'Small RNA reads and counts from saliva'],
  ],
};

/** Number of people in the largest dataset of each cohort; the other datasets have a part of them. */
const PARTICIPANTS: Readonly<Record<string, number>> = {
  SPARK: 148_200,
  SSC: 10_380,
  'Simons Searchlight': 6_940,
  AIC: 1_310,
};
const GENOMES: Readonly<Record<string, number>> = {
  'SPARK Whole-Genome Sequencing': 12_460,
  'SSC Whole-Genome Sequencing': 9_180,
};
const EXTERNAL = 3;
const SHARES = [1, 0.62, 0.34, 0.18, 0.41, 0.09];

/** Age groups: the share of people in each, and the share of girls and women among those. */
const AGES: readonly (readonly [age: string, share: number, female: number])[] = [
  ['0–5 years', 0.14, 0.24],
  ['6–11 years', 0.31, 0.22],
  ['12–17 years', 0.24, 0.25],
  ['18–29 years', 0.13, 0.31],
  ['30 years and older', 0.18, 0.54],
];
const splitByAge = (people: number) =>
  AGES.map(([age, share, women]) => {
    const count = Math.round(people * share);
    const female = Math.round(count * women);
    return { age, female, male: count - female };
  });

export const DATASETS: readonly DatasetSketch[] = Object.entries(BY_COHORT).flatMap(([cohort, rows]) =>
  rows.map(([name, type, curator, size, versions, about], index) => {
    const participants =
      GENOMES[name] ?? Math.round((PARTICIPANTS[cohort] ?? 0) * (SHARES[index % SHARES.length] ?? 1));
    return {
      cohort,
      name,
      type,
      curator,
      size,
      versions,
      about,
      participants,
      genomes: GENOMES[name] ?? null,
      // less is known about data that researchers returned
      families: curator === EXTERNAL ? null : Math.round(participants * 0.38),
      ages: curator === EXTERNAL ? [] : splitByAge(participants),
    };
  }),
);
