/** Terms for contacting families of a cohort, for Research Match applications. */
import type { PolicyQuestion, TermsVersion } from '../request-type.ts';
import { rewordTerms } from '../reword-form.ts';
import { PLAIN_AGREEMENT } from './data-usage.ts';

export const RECRUITMENT_2026_11: TermsVersion = {
  version: '2026-11-recruitment',
  sections: [
    {
      heading: 'How families are invited',
      paragraphs: [
        'The foundation invites families of the cohort. You do not get their addresses; who wants to take part writes to you.',
        'Families are told what your IRB approved, in the words that it approved. A changed text needs a new approval first.',
      ],
    },
    {
      heading: 'What you ask of families',
      paragraphs: [
        'You ask only for what this application names, and you keep to the time that it names. Everybody may stop at any moment without giving a reason.',
        'You pay families what you promised them, within a month.',
      ],
    },
    {
      heading: 'Privacy of participants',
      paragraphs: [
        'What families tell you stays with the people who are named in this application. Whoever has taken part in your study is not asked for another one without our consent.',
      ],
    },
    {
      heading: 'Results',
      paragraphs: [
        'You return the data that you gather to the foundation within a year after the last family took part, so that they can be used with what is known already.',
        'You tell families in plain words what was found.',
      ],
    },
    {
      heading: 'Every year',
      paragraphs: [
        'You report how many families agreed and how many took part. Recruitment goes on when the report is approved.',
      ],
    },
  ],
};

/** The same terms in plain language. */
export const RECRUITMENT_2026_12: TermsVersion = {
  version: '2026-12-recruitment',
  sections: [
    {
      heading: 'How families are invited',
      paragraphs: [
        'The foundation invites families of the cohort. You do not receive their addresses; families who want to take part contact you.',
        'Families receive the information that your IRB approved, in the wording that it approved. A changed text needs a new approval first.',
      ],
    },
    {
      heading: 'What you ask of families',
      paragraphs: [
        'Ask only for what this application names, and stay within the time that it names. Anyone may stop at any time without giving a reason.',
        'Pay families what you promised them within a month.',
      ],
    },
    {
      heading: 'Privacy of participants',
      paragraphs: [
        'Share what families tell you only with the people named in this application. Do not ask anyone who took part in your study to join another one without our consent.',
      ],
    },
    {
      heading: 'Results',
      paragraphs: [
        'Return the data that you collect to the foundation within a year after the last family took part. They can then be used together with existing data.',
        'Tell families in plain language what you found.',
      ],
    },
    {
      heading: 'Every year',
      paragraphs: [
        'Report how many families agreed and how many took part. Recruitment continues once your report is approved.',
      ],
    },
  ],
  statements: [
    {
      field: 'data_safeguard',
      statement: 'We share what families tell us only with the people named in this application.',
    },
  ],
  agreement: PLAIN_AGREEMENT,
};

export const RECRUITMENT_2027_01 = rewordTerms(RECRUITMENT_2026_12, '2027-01-recruitment', {
  'A changed text needs a new approval first.':
    'Before you change the text, get a new approval from your IRB.',
  'Ask only for what this application names, and stay within the time that it names.':
    'Ask only for what this application describes, and take no more time than it states.',
  'Pay families what you promised them within a month.':
    'Pay families what you promised them, within a month.',
  'within a year after the last family took part.': 'within a year after the last family takes part.',
});

export const RECRUITMENT_QUESTIONS: readonly PolicyQuestion[] = [
  {
    field: 'intent_to_download',
    statement: 'We contact only families who agreed to hear from us, and only about this study.',
    answerLabel: 'Contacts only families who agreed',
    historyLabel: 'Agreed to contact only families who agreed',
  },
  {
    field: 'agreed_nih',
    statement:
      'We return the data of this study to the foundation within a year after the last family took part.',
    answerLabel: 'Returns the data',
    historyLabel: 'Agreed to return the data',
  },
  {
    field: 'data_safeguard',
    statement: 'We keep what families tell us to the people who are named in this application.',
    answerLabel: 'Data safeguards',
    historyLabel: 'Agreed to data safeguards',
  },
];
