import { useMediaQuery } from '../layout/use-media-query.ts';

/** Whether a list is shown as one card a row: on a phone, where the columns have no room. */
export const useIsCardList = (): boolean => useMediaQuery('(max-width: 639px)');
