/** The data sharing and usage policy, to which every type's requests agree. */
import type { TermsVersion } from '../request-type.ts';

export const DATA_USAGE_2026_01: TermsVersion = {
  version: '2026-01',
  sections: [
    {
      heading: 'What the data may be used for',
      paragraphs: [
        'You use the data only for the project that this request names, and only as the request describes it. Another question needs another request.',
        'You use the data for research that may help people with autism and their families, or as the families who gave the data agreed to.',
      ],
    },
    {
      heading: 'Who may use the data',
      paragraphs: [
        'Only the people who are named in this request use the data. Each of them has an account of their own, belongs to an institution that signed the Researcher Distribution Agreement, and has agreed to keep to it.',
        'Somebody who leaves your team or your institution keeps no copy. You tell us and take them off the team.',
      ],
    },
    {
      heading: 'How the data are kept',
      paragraphs: [
        'The data stay on computers that your institution controls, encrypted, and out of reach of anybody who is not named here. They are not given to services that train models for others.',
        'You tell us within 24 hours if data were lost, or if somebody saw them who may not.',
      ],
    },
    {
      heading: 'Privacy of participants',
      paragraphs: [
        'You do not try to find out who a participant is, and you do not contact participants or their families.',
        'What you publish lets nobody find out who took part: small groups are put together or left out.',
      ],
    },
    {
      heading: 'Results and publications',
      paragraphs: [
        'You share what you find. Publications name the resource and thank the families, and you send us the reference.',
        'You claim no rights that would keep others from using the data.',
      ],
    },
    {
      heading: 'When access ends',
      paragraphs: [
        'Access ends after three years unless it is renewed. You then delete the data, or renew the request before that day.',
        'We may end access at once when these terms are not kept.',
      ],
    },
  ],
};

export const DATA_USAGE_AGREEMENT =
  'I have read the terms of the data sharing and usage policy, and my research team and I keep to them.';
