import { useIsCardList } from '@portal/shared-ui/table';

/** 50 rows a page (spec 2 section 2.7); as cards of a phone they would be ten screens. */
export const useCataloguePageSize = (): number => (useIsCardList() ? 10 : 50);
