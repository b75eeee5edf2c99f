/** The data sharing and usage policy, for requests of every type. */
import type { TermsVersion } from '../request-type.ts';
import { rewordTerms } from '../reword-form.ts';

export const PLAIN_AGREEMENT =
  'I have read the data sharing and usage policy. My research team and I will follow it.';

/** New wording of a sentence that several terms contain. */
export const NEW_QUESTION = {
  'A different question needs a new request.': 'To study a different question, submit a new request.',
} as const;

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

/** The same terms in plain language. */
const DATA_USAGE_2026_12: TermsVersion = {
  version: '2026-12',
  sections: [
    {
      heading: 'How you may use the data',
      paragraphs: [
        'You may use the data only for the project named in this request, and only as the request describes. A different question needs a new request.',
        'Use the data only for research that may help people with autism and their families. Other research is possible if the families who gave the data have agreed to it.',
      ],
    },
    {
      heading: 'Who may use the data',
      paragraphs: [
        'Only the people named in this request may use the data. Each of them needs their own account. They belong to an institution that signed the Researcher Distribution Agreement and have agreed to follow it.',
        'Anyone who leaves your team or your institution must not keep a copy. Tell us and remove them from the team.',
      ],
    },
    {
      heading: 'How to keep the data secure',
      paragraphs: [
        'Keep the data encrypted, on computers that your institution controls. No one who is not named in this request may have access. Do not give the data to services that train models for others.',
        'Tell us within 24 hours if data are lost, or if anyone sees them without permission.',
      ],
    },
    {
      heading: 'Privacy of participants',
      paragraphs: [
        'Do not try to identify participants, and do not contact them or their families.',
        'Nothing you publish may show who took part: combine small groups or leave them out.',
      ],
    },
    {
      heading: 'Results and publications',
      paragraphs: [
        'Share what you find. In publications, name the resource and thank the families. Send us the reference.',
        'Do not claim rights that would prevent others from using the data.',
      ],
    },
    {
      heading: 'When access ends',
      paragraphs: [
        'Access ends after three years. Renew your request before that day, or delete the data when access ends.',
        'We may end access immediately if these terms are not followed.',
      ],
    },
  ],
  statements: [
    {
      field: 'intent_to_download',
      statement:
        'We download the data only to computers that our institution controls, and only people named in this request can open them there.',
    },
    {
      field: 'agreed_nih',
      statement:
        'We follow the NIH Security Best Practices for Controlled-Access Data when we store and analyze the data.',
    },
    {
      field: 'data_safeguard',
      statement: 'We do not try to identify participants, and we do not share the data with anyone else.',
    },
  ],
  agreement: PLAIN_AGREEMENT,
};

/** Removes a double negative, and names the service for which the data must not be used. */
const DATA_USAGE_2027_01 = rewordTerms(DATA_USAGE_2026_12, '2027-01', {
  ...NEW_QUESTION,
  'Only the people named in this request may use the data.':
    'Only people named in this request may use the data or have access to them.',
  'Each of them needs their own account. They belong to an institution that signed the Researcher Distribution Agreement and have agreed to follow it.':
    'Each person needs their own account and must belong to an institution that signed the Researcher Distribution Agreement. Each person must have agreed to follow that agreement.',
  'No one who is not named in this request may have access. Do not give the data to services that train models for others.':
    'Do not put the data into AI services that may train their own models with the data.',
  'Nothing you publish may show who took part: combine small groups or leave them out.':
    'Do not publish anything that shows who took part: combine small groups or leave them out.',
});

/** Oldest first; for types without terms of their own. */
export const DATA_USAGE_TERMS = [DATA_USAGE_2026_01, DATA_USAGE_2026_12, DATA_USAGE_2027_01] as const;

export const DATA_USAGE_AGREEMENT =
  'I have read the terms of the data sharing and usage policy, and my research team and I keep to them.';
