/** The brain bank's tissue of a donor, with our names for the parts of the brain. */
import {
  BRAIN_REGIONS,
  DONOR_RANGES,
  HEMISPHERES,
  type BrainRegion,
  type Hemisphere,
} from '@portal/contract';
import { z } from 'zod';
import { line, measure } from './source-values.ts';

const [left, right, stem, dura, pineal, other] = HEMISPHERES;
const SITES: Readonly<Record<string, Hemisphere>> = {
  L: left,
  R: right,
  BS: stem,
  DURA: dura,
  PIN: pineal,
  OTH: other,
};
/** For each region of the contract, in order, the pattern of matching area names; other areas get the last region. */
const REGION_WORDS = [
  /prefrontal/i,
  /motor/i,
  /parietal/i,
  /superior temporal/i,
  /temporal/i,
  /occipital/i,
  /cingulate/i,
  /insula/i,
  /amygdala/i,
  /hippocamp/i,
  /striatum|caudate|putamen/i,
  /\bthalamus/i,
  /hypothalamus/i,
  /cerebell/i,
  /brain ?stem/i,
  /dura/i,
  /pineal/i,
  /./,
];
const getRegion = (area: string): BrainRegion =>
  BRAIN_REGIONS.find((_, index) => REGION_WORDS[index]?.test(area)) ?? 'Other';

const Samples = z
  .array(
    z
      .object({
        key: line,
        site: z.string().refine((site) => Object.hasOwn(SITES, site)),
        area: line,
        storage: z.enum(['FZ', 'FX']),
        quantity: measure(0, 100_000),
        unit: z.enum(['G', 'BLK']),
        grade: line.nullable(),
        rin: measure(...DONOR_RANGES.rin),
        remaining: z.boolean(),
      })
      .transform((sample) => ({
        source_key: sample.key,
        hemisphere: SITES[sample.site] ?? other,
        region: getRegion(sample.area),
        preservation: sample.storage === 'FZ' ? ('frozen' as const) : ('fixed' as const),
        amount: sample.quantity,
        unit: sample.unit === 'G' ? ('g' as const) : ('blocks' as const),
        quality: sample.grade,
        rin: sample.rin,
        is_available: sample.remaining,
      })),
  )
  .max(500)
  .refine((all) => new Set(all.map(({ source_key: key }) => key)).size === all.length);
export type SampleRow = z.output<typeof Samples>[number];

/** Sorted by key; undefined if the data are invalid. */
export const readSamples = (value: unknown): SampleRow[] | undefined =>
  Samples.safeParse(value).data?.toSorted((one, next) => (one.source_key < next.source_key ? -1 : 1));
