/** `?from=public-resources` in the address of a dataset: its breadcrumb leads back there (spec 2 section 2.7). */
export const PUBLIC_ORIGIN = 'public-resources';
