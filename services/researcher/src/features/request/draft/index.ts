export { createRequest } from './create.ts';
export { setAccessList } from './access-list.ts';
export { setDatasets } from './datasets.ts';
export { blockingReasons, gather, readOwner, type Owner } from './eligibility.ts';
export { offerProblem, readOffers } from './offers.ts';
export { PATCH_ACTIONS, patchRequest } from './patch.ts';
export { removeRequest } from './remove.ts';
