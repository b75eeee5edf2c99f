/** What global search finds, in the order in which it is shown. */
export const SEARCH_MODELS = ['institution', 'user', 'project', 'request', 'dataset'] as const;
export type SearchModel = (typeof SEARCH_MODELS)[number];

/** Of each model as many at most; people who look for more go to its list. */
export const SEARCH_RESULTS_PER_MODEL = 5;
