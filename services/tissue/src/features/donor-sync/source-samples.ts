/** What the brain bank keeps of a donor, in our words for the parts of the brain. */
import type { BrainRegion, Hemisphere } from '@portal/contract';
import { DONOR_RANGES } from '@portal/contract';
import { z } from 'zod';
import { line, measure } from './source-values.ts';

const SITES: Readonly<Record<string, Hemisphere>> = {
  L: 'Left Hemisphere',
  R: 'Right Hemisphere',
  BS: 'Brain Stem',
  DURA: 'Dura',
  PIN: 'Pineal Gland',
  OTH: 'Other',
};
/** By a word of the area's name; what is called otherwise is Other. */
const REGIONS: readonly (readonly [RegExp, BrainRegion])[] = [
  [/prefrontal/i, 'Prefrontal cortex'],
  [/motor/i, 'Motor cortex'],
  [/parietal/i, 'Parietal cortex'],
  [/superior temporal/i, 'Superior temporal gyrus'],
  [/temporal/i, 'Temporal cortex'],
  [/occipital/i, 'Occipital cortex'],
  [/cingulate/i, 'Cingulate cortex'],
  [/insula/i, 'Insula'],
  [/amygdala/i, 'Amygdala'],
  [/hippocamp/i, 'Hippocampus'],
  [/striatum|caudate|putamen/i, 'Striatum'],
  [/hypothalamus/i, 'Hypothalamus'],
  [/thalamus/i, 'Thalamus'],
  [/cerebell/i, 'Cerebellum'],
  [/brain ?stem/i, 'Brain stem'],
  [/dura/i, 'Dura'],
  [/pineal/i, 'Pineal gland'],
];
const regionOf = (area: string): BrainRegion => REGIONS.find(([word]) => word.test(area))?.[1] ?? 'Other';

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
        hemisphere: SITES[sample.site] ?? 'Other',
        region: regionOf(sample.area),
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

/** In the order of their keys; undefined for what is not believed. */
export const readSamples = (value: unknown): SampleRow[] | undefined =>
  Samples.safeParse(value).data?.toSorted((one, other) => (one.source_key < other.source_key ? -1 : 1));
