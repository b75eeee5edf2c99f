/**
 * All request types. To add one, create a folder next to this file and add one line here; no other code lists the
 * types.
 */
import { abnData } from './abn-data/index.ts';
import { abnTissue } from './abn-tissue/index.ts';
import { biospecimen } from './biospecimen/index.ts';
import { dataset } from './dataset/index.ts';
import { funding } from './funding/index.ts';
import { pilotTissue } from './pilot-tissue/index.ts';
import { researchMatchRenewal } from './research-match-renewal/index.ts';
import { researchMatch } from './research-match/index.ts';

/** Ordered by number. */
export const REQUEST_TYPE_LIST = [
  dataset,
  biospecimen,
  funding,
  researchMatch,
  researchMatchRenewal,
  abnData,
  pilotTissue,
  abnTissue,
] as const;
