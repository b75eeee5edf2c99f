import type { DonorStore } from '@portal/contract/donors';

/** The minimum and maximum number of donors in a comparison. */
export const COMPARED = [2, 4] as const;

export const compareAddress = (store: DonorStore, hashes: readonly string[]): string =>
  `/tissue-catalogue/compare?${new URLSearchParams([
    ...(store === 'pilot' ? [['store', store]] : []),
    ...hashes.map((hash) => ['donor', hash]),
  ] as [string, string][]).toString()}`;
