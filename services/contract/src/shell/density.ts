/** How close the rows of lists are. */
export const DENSITIES = ['comfortable', 'compact'] as const;
export type Density = (typeof DENSITIES)[number];

/** Of visitors, and of the person who chose none. */
export const USUAL_DENSITY = 'comfortable' satisfies Density;

export const isDensity = (value: unknown): value is Density =>
  (DENSITIES as readonly unknown[]).includes(value);
