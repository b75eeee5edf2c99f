/** A request type for tests only: it proves that a new type needs nothing but its folder. */
import { ALL_TABS, defineRequestType } from '../../request-types/request-type.ts';
import { DATA_USAGE_2026_01 } from '../../request-types/terms/data-usage.ts';
import { INSTRUMENT_FORM_1 } from './form.v1.ts';

export const instrument = defineRequestType({
  number: 90,
  key: 'instrument',
  label: 'Instrument',
  summary: 'A loan of an instrument.',
  flow: 'plain',
  group: 'data',
  excludes: ['biospecimen', 'funding', 'research_match', 'autism_brainnet'],
  needsIrb: true,
  resources: null,
  reviewHeading: 'data',
  policy: {
    questions: [
      {
        field: 'data_safeguard',
        statement: 'Only trained people use the instrument.',
        answerLabel: 'Trained people only',
        historyLabel: 'Agreed to trained people only',
      },
    ],
    agreement: 'We return the instrument as we got it.',
    terms: [DATA_USAGE_2026_01],
  },
  tabs: ALL_TABS.filter((tab) => tab !== 'access'),
  brief: [{ fields: ['instrument', 'weeks'] }, { label: 'People', fields: ['users', 'needs_training'] }],
  rubric: { key: 'instrument', version: 3 },
  documents: ['approval_notice'],
  forms: [INSTRUMENT_FORM_1],
});
