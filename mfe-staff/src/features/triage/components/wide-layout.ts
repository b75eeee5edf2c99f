/** Applies when the request, its panel and the queue fit next to each other. */
export const WIDE_LAYOUT = { '@media (min-width: 87.5rem)': { display: 'flex' } } as const;
