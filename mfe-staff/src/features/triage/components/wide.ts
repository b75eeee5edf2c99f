/** Where the request, its panel and the queue have room beside each other. */
export const WIDE = { '@media (min-width: 87.5rem)': { display: 'flex' } } as const;
