import { useMediaQuery } from '../layout/use-media-query.ts';

/** Whether a list is shown as cards, one per row: on a phone, where columns have no room. */
export const useIsCardList = (): boolean => useMediaQuery('(max-width: 639px)');
