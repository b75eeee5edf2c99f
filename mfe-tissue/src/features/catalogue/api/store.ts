import type { DonorStore } from '@portal/contract/donors';
import { useEveryRow } from '@portal/shared-ui/data';

export const isStore = (value: string | null | undefined): value is DonorStore =>
  value === 'main' || value === 'pilot';

const LISTS = { main: 'GET /abn_data/', pilot: 'GET /abn_data_pilot/' } as const;

/** Every donor of a store. Catalogue, comparison and collections share one reading. */
export const useDonors = (store: DonorStore) => useEveryRow(LISTS[store]);

/** The catalogue at a store; the main one has the plain address. */
export const catalogueAddress = (store: DonorStore, more: Readonly<Record<string, string>> = {}): string => {
  const search = new URLSearchParams({ ...(store === 'pilot' ? { store } : {}), ...more }).toString();
  return `/tissue-catalogue${search === '' ? '' : `?${search}`}`;
};
