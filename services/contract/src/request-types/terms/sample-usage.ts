/** Terms for participants' samples, for biospecimen requests. */
import type { PolicyQuestion, TermsVersion } from '../request-type.ts';
import { rewordTerms } from '../reword-form.ts';
import { NEW_QUESTION, PLAIN_AGREEMENT } from './data-usage.ts';

export const SAMPLE_USAGE_2026_11: TermsVersion = {
  version: '2026-11-samples',
  sections: [
    {
      heading: 'What the samples may be used for',
      paragraphs: [
        'You use the samples only for the project that this request names, and only as the request describes it. Another question needs another request.',
        'You do not sell the samples or what is grown from them, and you do not pass them on to anybody who is not named in this request.',
      ],
    },
    {
      heading: 'How the samples are kept',
      paragraphs: [
        'The samples stay in rooms that your institution controls, under the biosafety level that they need, labelled with the code that we send and with nothing else.',
        'You tell us within five working days if samples were lost, were damaged on the way, or are not what you asked for.',
      ],
    },
    {
      heading: 'Privacy of participants',
      paragraphs: [
        'You do not try to find out whose sample it is, by its genome or in any other way, and you do not contact participants or their families.',
      ],
    },
    {
      heading: 'Results and publications',
      paragraphs: [
        'You send us the data that you measure in the samples, so that others can use them. Publications name the resource and thank the families.',
      ],
    },
    {
      heading: 'When the project ends',
      paragraphs: [
        'You destroy what is left, or return it if we ask for it, and tell us which of the two you did.',
      ],
    },
  ],
};

/** The same terms in plain language. */
export const SAMPLE_USAGE_2026_12: TermsVersion = {
  version: '2026-12-samples',
  sections: [
    {
      heading: 'How you may use the samples',
      paragraphs: [
        'You may use the samples only for the project named in this request, and only as the request describes. A different question needs a new request.',
        'Do not sell the samples or anything grown from them, and do not give them to anyone who is not named in this request.',
      ],
    },
    {
      heading: 'How to store the samples',
      paragraphs: [
        'Keep the samples in rooms that your institution controls, at the biosafety level that they need. Label them with the code that we send and nothing else.',
        'Tell us within five business days if samples are lost, are damaged in transit, or are not what you requested.',
      ],
    },
    {
      heading: 'Privacy of participants',
      paragraphs: [
        'Do not try to identify the person a sample came from, through the genome or in any other way. Do not contact participants or their families.',
      ],
    },
    {
      heading: 'Results and publications',
      paragraphs: [
        'Send us the data that you measure in the samples, so that others can use them. In publications, name the resource and thank the families.',
      ],
    },
    {
      heading: 'When the project ends',
      paragraphs: ['Destroy what is left, or return it if we ask for it. Tell us which of the two you did.'],
    },
  ],
  statements: [
    {
      field: 'intent_to_download',
      statement:
        'We keep the samples in rooms that our institution controls, and only people named in this request work with them.',
    },
    {
      field: 'data_safeguard',
      statement: 'We do not try to identify participants, and we do not give the samples to anyone else.',
    },
  ],
  agreement: PLAIN_AGREEMENT,
};

export const SAMPLE_USAGE_2027_01 = rewordTerms(SAMPLE_USAGE_2026_12, '2027-01-samples', {
  ...NEW_QUESTION,
  'Do not sell the samples or anything grown from them, and do not give them to anyone who is not named in this request.':
    'Do not sell the samples or anything grown from them. Share them only with people named in this request.',
  'Destroy what is left, or return it if we ask for it. Tell us which of the two you did.':
    'Destroy any remaining samples, or return them if we ask. Tell us which you did.',
});

export const SAMPLE_QUESTIONS: readonly PolicyQuestion[] = [
  {
    field: 'intent_to_download',
    statement:
      'We keep the samples in rooms that our institution controls, and only people who are named in this request work with them.',
    answerLabel: 'Samples stay at the institution',
    historyLabel: 'Keeps the samples at the institution',
  },
  {
    field: 'agreed_nih',
    statement: 'We share the data that we measure in the samples with the foundation.',
    answerLabel: 'Shares measured data',
    historyLabel: 'Agreed to share measured data',
  },
  {
    field: 'data_safeguard',
    statement:
      'We do not try to find out who the participants are, and we do not pass the samples on to anybody else.',
    answerLabel: 'Participant safeguards',
    historyLabel: 'Agreed to participant safeguards',
  },
];
