/** Terms of the brain bank, for requests for its data and for tissue. */
import type { PolicyQuestion, TermsVersion, UsagePolicy } from '../request-type.ts';
import { DATA_USAGE_2026_01, DATA_USAGE_AGREEMENT, PLAIN_AGREEMENT } from './data-usage.ts';

const BRAIN_BANK_2026_11: TermsVersion = {
  version: '2026-11-brain-bank',
  sections: [
    {
      heading: 'What data and tissue may be used for',
      paragraphs: [
        'You use data and tissue of donors only for the project that this request names, and only as the request describes it.',
        'Tissue is rare. You use no more than your question needs, and you return what is left if we ask for it.',
      ],
    },
    {
      heading: 'How they are kept',
      paragraphs: [
        'Data and tissue stay at your institution, and only people who are named in this request have access to them.',
        'You tell us within five working days if tissue was lost, was damaged on the way, or is not what you asked for.',
      ],
    },
    {
      heading: 'Respect for donors and their families',
      paragraphs: [
        'You do not try to find out who a donor was, and you do not contact the family.',
        'Pictures and publications show nothing by which a family could know a donor.',
      ],
    },
    {
      heading: 'Results',
      paragraphs: [
        'You send us the data that you measure, region by region, within a year after your measurements are done. Publications name the brain bank and thank the families.',
      ],
    },
  ],
};

/** The same terms in plain language. */
const BRAIN_BANK_2026_12: TermsVersion = {
  version: '2026-12-brain-bank',
  sections: [
    {
      heading: 'How you may use data and tissue',
      paragraphs: [
        'You may use donor data and tissue only for the project named in this request, and only as the request describes.',
        'Tissue is rare. Use no more than your question needs, and return what is left if we ask for it.',
      ],
    },
    {
      heading: 'How to store data and tissue',
      paragraphs: [
        'Keep data and tissue at your institution. Only people named in this request may have access to them.',
        'Tell us within five business days if tissue is lost, is damaged in transit, or is not what you requested.',
      ],
    },
    {
      heading: 'Respect for donors and their families',
      paragraphs: [
        "Do not try to identify a donor, and do not contact the donor's family.",
        'Pictures and publications must not show anything by which a family could recognize a donor.',
      ],
    },
    {
      heading: 'Results',
      paragraphs: [
        'Send us the data that you measure, by brain region, within a year after you finish your measurements. In publications, name the brain bank and thank the families.',
      ],
    },
  ],
  statements: [
    {
      field: 'intent_to_download',
      statement:
        'We keep donor data and tissue at our institution, and only people named in this request use them.',
    },
    {
      field: 'agreed_nih',
      statement:
        'We follow the NIH Security Best Practices for Controlled-Access Data when we store and analyze donor data.',
    },
    {
      field: 'data_safeguard',
      statement: 'We do not try to identify donors, and we do not contact their families.',
    },
  ],
  agreement: PLAIN_AGREEMENT,
};

const BRAIN_BANK_QUESTIONS: readonly PolicyQuestion[] = [
  {
    field: 'intent_to_download',
    statement:
      'We keep data and tissue of donors at our institution, and only people who are named in this request use them.',
    answerLabel: 'Data and tissue stay at the institution',
    historyLabel: 'Keeps data and tissue at the institution',
  },
  {
    field: 'agreed_nih',
    statement:
      'We keep to the NIH Security Best Practices for Controlled-Access Data when we store and analyze data of donors.',
    answerLabel: 'NIH data sharing terms',
    historyLabel: 'Agreed to NIH data sharing terms',
  },
  {
    field: 'data_safeguard',
    statement: 'We do not try to find out who a donor was, and we do not contact families of donors.',
    answerLabel: 'Data safeguards',
    historyLabel: 'Agreed to data safeguards',
  },
];

export const BRAIN_BANK_POLICY: UsagePolicy = {
  questions: BRAIN_BANK_QUESTIONS,
  agreement: DATA_USAGE_AGREEMENT,
  terms: [DATA_USAGE_2026_01, BRAIN_BANK_2026_11, BRAIN_BANK_2026_12],
};
