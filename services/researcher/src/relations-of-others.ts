/** Relations of policies over what hangs on a request and tells who reviews it. Over `request`. */
import { RESEARCH_MATCH_TYPES, TISSUE_TYPES } from '@portal/contract';

/** Nobody learns who reviews a request of their own, whatever roles they hold (decision 011). */
const OF_OTHERS = 'request.owner_id <> :actor';

export const relationsOfOthers = {
  others: OF_OTHERS,
  tissue: `request.type in (${TISSUE_TYPES.join(', ')}) and ${OF_OTHERS}`,
  research_match: `request.type in (${RESEARCH_MATCH_TYPES.join(', ')}) and ${OF_OTHERS}`,
} as const;
