/**
 * Every request type. A new one is a folder beside this file and one line here; nothing else names types one by one.

 */
import { abnData } from './abn-data/index.ts';
import { abnTissue } from './abn-tissue/index.ts';
import { biospecimen } from './biospecimen/index.ts';
import { dataset } from './dataset/index.ts';
import { funding } from './funding/index.ts';
import { pilotTissue } from './pilot-tissue/index.ts';
import { researchMatchRenewal } from './research-match-renewal/index.ts';
import { researchMatch } from './research-match/index.ts';

/** In the order of their numbers. */
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
