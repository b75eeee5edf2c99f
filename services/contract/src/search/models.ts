/** Models in the global search, in display order. */
export const SEARCH_MODELS = ['institution', 'user', 'project', 'request', 'dataset'] as const;
export type SearchModel = (typeof SEARCH_MODELS)[number];

/** Maximum number of results per model; the model's list shows more. */
export const SEARCH_RESULTS_PER_MODEL = 5;
