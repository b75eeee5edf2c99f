/** Applies when the request, its panel and the queue fit next to each other. */
export const WIDE = { '@media (min-width: 87.5rem)': { display: 'flex' } } as const;
