import type { DonorStore } from '@portal/contract/donors';
import { LIMITS } from '@portal/contract/limits';
import { useList } from '@portal/shared-ui/data';

/** Collections of a store that the person may change, the last one that changed first. */
export function useEditableCollections(store: DonorStore, enabled: boolean) {
  const list = useList(
    'GET /abn_cart/',
    { pilot_tissue_cart: store === 'pilot', ordering: '-modified', limit: LIMITS.listMaximum },
    { enabled },
  );
  return { ...list, rows: list.rows.filter(({ abilities }) => abilities['edit']) };
}
