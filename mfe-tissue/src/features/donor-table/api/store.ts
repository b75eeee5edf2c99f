import type { DonorStore } from '@portal/contract/donors';
import { useEveryRow } from '@portal/shared-ui/data';

export const isStore = (value: string | null | undefined): value is DonorStore =>
  value === 'main' || value === 'pilot';

const LISTS = { main: 'GET /abn_data/', pilot: 'GET /abn_data_pilot/' } as const;

/** All donors of a store. The catalogue, the comparison and the collections share this cached read. */
export const useDonors = (store: DonorStore) => useEveryRow(LISTS[store]);

/** The catalogue's address for a store; the main store has no `store` parameter. */
export const catalogueAddress = (store: DonorStore, more: Readonly<Record<string, string>> = {}): string => {
  const search = new URLSearchParams({ ...(store === 'pilot' ? { store } : {}), ...more }).toString();
  return `/tissue-catalogue${search === '' ? '' : `?${search}`}`;
};
