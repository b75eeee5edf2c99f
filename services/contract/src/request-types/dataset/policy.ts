import type { UsagePolicy } from '../request-type.ts';
import { DATA_USAGE_AGREEMENT, DATA_USAGE_TERMS } from '../terms/data-usage.ts';

/** Three statements that must each be answered with True (spec 2 section 5), and the terms. */
export const DATASET_POLICY: UsagePolicy = {
  questions: [
    {
      field: 'intent_to_download',
      statement:
        'We download the data only to computers that our institution controls, and only people who are named in this request can open it there.',
      answerLabel: 'Download to controlled computers only',
      historyLabel: 'Intends to download',
    },
    {
      field: 'agreed_nih',
      statement:
        'We keep to the NIH Security Best Practices for Controlled-Access Data when we store and analyze the data.',
      answerLabel: 'NIH data sharing terms',
      historyLabel: 'Agreed to NIH data sharing terms',
    },
    {
      field: 'data_safeguard',
      statement:
        'We do not try to find out who the participants are, and we do not pass the data on to anybody else.',
      answerLabel: 'Data safeguards',
      historyLabel: 'Agreed to data safeguards',
    },
  ],
  agreement: DATA_USAGE_AGREEMENT,
  terms: DATA_USAGE_TERMS,
};
