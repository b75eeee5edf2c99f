import type { ResponseOf } from '@portal/contract/types';
import type { ListKey } from '@portal/shared-ui/data';

/** What SWR caches of a list, as it is given to `refreshInterval`. */
export interface Answer<K extends ListKey> {
  readonly data: ResponseOf<K>;
}
