/** Samples of a donor's brain as the brain bank stores them. */
import type { Draw } from './draw.ts';
import { AREAS, GRADES } from './words.ts';

export interface SourceSample {
  readonly key: string;
  /** L, R, BS, DURA, PIN or OTH. */
  readonly site: string;
  readonly area: string;
  /** FZ frozen, FX fixed. */
  readonly storage: 'FZ' | 'FX';
  readonly quantity: number;
  readonly unit: 'G' | 'BLK';
  readonly grade: string | null;
  readonly rin: number | null;
  readonly remaining: boolean;
}

/** Most banks freeze one hemisphere and fix the other. */
export function makeSamples(draw: Draw): SourceSample[] {
  const frozen = draw.pick('frozen side', ['L', 'R', 'both', 'none']);
  const lost = draw.pick('lost side', ['L', 'R', '', '', '', '', '', '']);
  const sides = ['L', 'R'].filter((side) => side !== lost);
  const makeOne = (site: string, area: string, index: number): SourceSample[] => {
    const key = `${site}${String(index).padStart(2, '0')}`;
    if (!draw.chance(`${key} kept`, site === 'L' || site === 'R' ? 62 : 25)) return [];
    const storage = frozen === site || frozen === 'both' || draw.chance(`${key} odd`, 8) ? 'FZ' : 'FX';
    return [
      {
        key,
        site,
        area,
        storage,
        quantity:
          storage === 'FZ' ? draw.decimal(`${key} grams`, 1, 40) : draw.integer(`${key} blocks`, 1, 12),
        unit: storage === 'FZ' ? 'G' : 'BLK',
        grade: draw.chance(`${key} graded`, 80) ? draw.pick(`${key} grade`, GRADES) : null,
        rin: storage === 'FZ' && draw.chance(`${key} measured`, 70) ? draw.decimal(`${key} rin`, 2, 9) : null,
        remaining: draw.chance(`${key} remains`, 93),
      },
    ];
  };
  return AREAS.flatMap(([site, area], index) =>
    site === 'H' ? sides.flatMap((side) => makeOne(side, area, index)) : makeOne(site, area, index),
  );
}

/** How the tissue of one site is preserved, in the terms of the brain bank. */
export function describeStorage(samples: readonly SourceSample[], site: string): string {
  const storages = new Set(samples.filter((one) => one.site === site).map(({ storage }) => storage));
  if (storages.size === 2) return 'FROZEN+FIXED';
  if (storages.has('FZ')) return 'FROZEN';
  return storages.has('FX') ? 'FIXED' : 'NONE';
}
