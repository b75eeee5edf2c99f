/** The state of a donor's tissue for each part that the brain map draws. */
import {
  BRAIN_REGIONS,
  HEMISPHERES,
  type BrainRegion,
  type Hemisphere,
  type TissueState,
} from '@portal/contract/donors';
import type { DonorSample } from '@portal/contract/types';

type Sample = Pick<DonorSample, 'hemisphere' | 'region' | 'preservation' | 'is_available'>;

/** How the available tissue of one part is preserved: one way, both, or `none` where no sample is available. */
export function getState(samples: readonly Sample[], fits: (sample: Sample) => boolean): TissueState {
  const ways = new Set(samples.filter((one) => one.is_available && fits(one)).map((one) => one.preservation));
  if (ways.size > 1) return 'both';
  return ways.has('frozen') ? 'frozen' : ways.has('fixed') ? 'fixed' : 'none';
}

export type Side = Extract<Hemisphere, 'Left Hemisphere' | 'Right Hemisphere'>;
export const SIDES: readonly Side[] = ['Left Hemisphere', 'Right Hemisphere'];

export const getRegionState = (
  samples: readonly Sample[],
  hemisphere: Hemisphere,
  region: BrainRegion,
): TissueState => getState(samples, (one) => one.hemisphere === hemisphere && one.region === region);

/** Parts that belong to neither side. */
export const MIDDLE: readonly Hemisphere[] = HEMISPHERES.filter((one) => !SIDES.some((side) => side === one));
export const getPartState = (samples: readonly Sample[], hemisphere: Hemisphere): TissueState =>
  getState(samples, (one) => one.hemisphere === hemisphere);

/** Regions that have a left and a right side. Brain stem, dura and pineal gland are drawn as separate parts. */
const OF_NEITHER: readonly BrainRegion[] = ['Brain stem', 'Dura', 'Pineal gland'];
export const SIDE_REGIONS = BRAIN_REGIONS.filter((region) => !OF_NEITHER.includes(region));
