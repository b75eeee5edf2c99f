/**
 * The renewal form of every resource except Research Match: the results so far, and whether access is still needed
 * (spec 2 sections 3 and 5, "Resource impact form").
 * Versions count from {@link FIRST_RENEWAL_VERSION}, so that the version number of a request shows whether it belongs
 * to the renewal form or to the request form.
 */
import { LIMITS } from '../../basics/limits.ts';
import type { BriefLine, RequestForm } from '../request-type.ts';

type Section = RequestForm['sections'][number];
type Item = Section['items'][number];

export const FIRST_RENEWAL_VERSION = 1001;

/** Whether results were published, by the number used in the API. */
export const PUBLICATION_STATUS = { YES: 1, EXPECTED: 2, NONE: 3 } as const;
/** The answer that extends the expiration date. */
export const ANSWER_NEEDS_ACCESS = 'Yes';

/** The brief of a renewal. */
export const IMPACT_BRIEF: readonly BriefLine[] = [
  { fields: ['requiresAccess'] },
  { fields: ['publication_status', 'publication_data'] },
  { fields: ['generated_data'] },
];

const publication = {
  id: 'publication',
  title: 'Publication Info',
  items: [
    {
      type: 'radio',
      name: 'publication_status',
      label: 'Did you publish results that you found with these resources?',
      shortLabel: 'Publication',
      options: [
        { value: PUBLICATION_STATUS.YES, label: 'Yes, we published data' },
        { value: PUBLICATION_STATUS.EXPECTED, label: 'A manuscript is submitted or expected' },
        { value: PUBLICATION_STATUS.NONE, label: 'No publication is expected' },
      ],
      examples: [PUBLICATION_STATUS.YES],
    },
    {
      type: 'textarea',
      name: 'publication_data',
      label: 'Which publications are these?',
      shortLabel: 'Publications',
      help: 'Authors, title, journal and DOI or PubMed id, one publication a line.',
      rows: 4,
      maxLength: LIMITS.longText,
      when: { field: 'publication_status', equals: PUBLICATION_STATUS.YES },
      examples: ['Moreau C et al. Variants in families with two affected children. doi:10.1000/182'],
    },
    {
      type: 'checkbox',
      name: 'generated_check',
      label: 'We generated new data from these resources',
      answerLabel: 'New data were generated',
      isOptional: true,
      examples: [true, false],
    },
    {
      type: 'textarea',
      name: 'generated_data',
      label: 'Which data are these, and where are they kept?',
      shortLabel: 'Generated data',
      rows: 3,
      maxLength: LIMITS.longText,
      when: { field: 'generated_check', equals: true },
      examples: ['RNA sequences of 40 lines; they are deposited with the foundation.'],
    },
  ],
} as const satisfies Section;

const access = {
  id: 'access',
  title: 'Renewal',
  items: [
    {
      type: 'radio',
      name: 'requiresAccess',
      label: 'Do you still need access to these resources?',
      shortLabel: 'Access is still needed',
      options: [
        {
          value: ANSWER_NEEDS_ACCESS,
          label: 'Yes',
          help: 'Once this renewal is approved, access lasts three years longer.',
        },
        { value: 'No', label: 'No', help: 'Access ends on its expiration date.' },
      ],
      examples: [ANSWER_NEEDS_ACCESS],
    },
  ],
} as const satisfies Section;

const SAMPLE_ITEMS = [
  {
    type: 'checkbox',
    name: 'bio_destroyed',
    label: 'Samples of this request were destroyed',
    answerLabel: 'Samples were destroyed',
    isOptional: true,
    examples: [true, false],
  },
  {
    type: 'textarea',
    name: 'bio_destroyed_description',
    label: 'Which samples were destroyed, when and how?',
    shortLabel: 'Destroyed samples',
    rows: 3,
    maxLength: LIMITS.answer,
    when: { field: 'bio_destroyed', equals: true },
    examples: ['What was left of the plasma was autoclaved in March by our safety office.'],
  },
  {
    type: 'checkbox',
    name: 'modified_ipscs_check',
    label: 'We modified iPSC lines of this request',
    answerLabel: 'iPSC lines were modified',
    isOptional: true,
    examples: [true, false],
  },
  {
    type: 'textarea',
    name: 'modified_ipscs_data',
    label: 'Which lines did you modify, and how?',
    shortLabel: 'Modified iPSC lines',
    rows: 3,
    maxLength: LIMITS.answer,
    when: { field: 'modified_ipscs_check', equals: true },
    examples: ['One variant was corrected in two lines; two vials of each wait for you.'],
  },
] as const satisfies readonly Item[];

export const IMPACT_FORM_1 = {
  id: 'resource-impact',
  version: FIRST_RENEWAL_VERSION,
  title: 'Resource impact',
  sections: [publication, access],
} as const satisfies RequestForm;

/** Like `IMPACT_FORM_1`, with questions about destroyed samples and modified cell lines. */
export const BIOSPECIMEN_IMPACT_FORM_1 = {
  id: 'biospecimen-impact',
  version: FIRST_RENEWAL_VERSION,
  title: 'Resource impact',
  sections: [publication, { id: 'samples', title: 'Samples', items: SAMPLE_ITEMS }, access],
} as const satisfies RequestForm;
