/** The three questions of the usage policy; each must be answered True (specification 2 section 5). */
import { request as words } from '#texts/request';

export const POLICY_QUESTIONS = [
  {
    field: 'intent_to_download',
    statement: words.weDownloadTheDataOnly,
  },
  {
    field: 'agreed_nih',
    statement: words.weKeepToTheNih,
  },
  {
    field: 'data_safeguard',
    statement: words.weDoNotTryTo,
  },
] as const;

export type PolicyField = (typeof POLICY_QUESTIONS)[number]['field'];

export const POLICY_TERMS = words.iHaveReadTheTerms;
