/** Row density of lists. */
export const DENSITIES = ['comfortable', 'compact'] as const;
export type Density = (typeof DENSITIES)[number];

/** Default for visitors and for people who chose none. */
export const USUAL_DENSITY = 'comfortable' satisfies Density;

export const isDensity = (value: unknown): value is Density =>
  (DENSITIES as readonly unknown[]).includes(value);
