import type { ResponseOf } from '@portal/contract/types';
import type { ListKey } from '@portal/shared-ui/data';

/** The cached list answer that SWR passes to `refreshInterval`. */
export interface Answer<K extends ListKey> {
  readonly data: ResponseOf<K>;
}
