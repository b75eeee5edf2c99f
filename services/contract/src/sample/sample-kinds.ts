/** Kinds of samples and their standard amounts (spec 2 section 9, "Standard sample amounts"). */
import { groupDigits, translatable, translated } from '../words/words.ts';

export const SAMPLE_UNITS = ['μg', 'μl', 'Vials'] as const;
export type SampleUnit = (typeof SAMPLE_UNITS)[number];

const UNIT_WORDS = /*#__PURE__*/ translatable('sample-units', {
  μg: 'μg',
  μl: 'μl',
  Vials: 'Vials',
  vial: 'Vial',
});
/** Format: '200 μl', '1 Vial', '1,200 Vials'. */
export const amountWords = (amount: number, unit: SampleUnit): string =>
  `${groupDigits(amount)} ${translated(unit === 'Vials' && amount === 1 ? UNIT_WORDS.vial : UNIT_WORDS[unit])}`;

export interface SampleKind {
  /** Id of the row in `sample_type`, and value of a request's `sample_type` answer. */
  readonly id: number;
  readonly label: string;
  readonly unit: SampleUnit;
  /** Default amount for a new id. */
  readonly standard: number;
  /** Minimum amount that is shipped. */
  readonly minimum: number;
  /** True for vials, which cannot be divided. */
  readonly isWhole: boolean;
  /** The standard amount as text for researchers. */
  readonly usual: string;
}

const VIAL = { unit: 'Vials', standard: 1, minimum: 0, isWhole: true } as const;
const DNA = { unit: 'μg', minimum: 2, isWhole: false } as const;

export const SAMPLE_KIND = {
  PLASMA: 1,
  BLOOD_DNA: 2,
  SALIVA_DNA: 3,
  LCL: 4,
  LCL_DNA: 5,
  FIBROBLASTS: 6,
  IPSC: 7,
} as const;

const LABELS = /*#__PURE__*/ translatable('sample-kinds', {
  plasma: 'Plasma',
  bloodDna: 'Whole Blood DNA',
  salivaDna: 'Saliva DNA',
  lcl: 'Lymphoblastoid Cell Lines',
  lclDna: 'Lymphoblastoid Cell Line DNA',
  fibroblasts: 'Fibroblasts',
  ipsc: 'Induced Pluripotent Stem Cells',
});
const USUAL = /*#__PURE__*/ translatable('usual-amounts', {
  plasma: '200 to 250 μl of each participant',
  bloodDna: '5 μg at 50 ng/μl, at least 2 μg',
  salivaDna: '2 μg at 50 ng/μl, at least 2 μg',
  lcl: '1 vial with 2 to 10 million cells',
  lclDna: '5 to 10 μg at 50 ng/μl, at least 2 μg',
  fibroblasts: '1 vial with 1 million cells',
  ipsc: '1 vial with 500,000 to 1 million cells',
});
const kind = (key: keyof typeof LABELS, rest: Omit<SampleKind, 'label' | 'usual'>): SampleKind => ({
  ...rest,
  label: LABELS[key],
  usual: USUAL[key],
});

export const SAMPLE_KINDS: readonly SampleKind[] = [
  kind('plasma', { id: SAMPLE_KIND.PLASMA, unit: 'μl', standard: 200, minimum: 0, isWhole: false }),
  kind('bloodDna', { id: SAMPLE_KIND.BLOOD_DNA, ...DNA, standard: 5 }),
  kind('salivaDna', { id: SAMPLE_KIND.SALIVA_DNA, ...DNA, standard: 2 }),
  kind('lcl', { id: SAMPLE_KIND.LCL, ...VIAL }),
  kind('lclDna', { id: SAMPLE_KIND.LCL_DNA, ...DNA, standard: 5 }),
  kind('fibroblasts', { id: SAMPLE_KIND.FIBROBLASTS, ...VIAL }),
  kind('ipsc', { id: SAMPLE_KIND.IPSC, ...VIAL }),
];

/** Undefined if no kind has the id, for example while a draft has no kind. */
export const sampleKind = (id: unknown): SampleKind | undefined =>
  SAMPLE_KINDS.find((each) => String(each.id) === String(id));

/** Kinds that are amounts of DNA, and kinds that are living cells. */
export const DNA_KINDS: readonly number[] = [
  SAMPLE_KIND.BLOOD_DNA,
  SAMPLE_KIND.SALIVA_DNA,
  SAMPLE_KIND.LCL_DNA,
];
export const CELL_KINDS: readonly number[] = [SAMPLE_KIND.LCL, SAMPLE_KIND.FIBROBLASTS, SAMPLE_KIND.IPSC];
