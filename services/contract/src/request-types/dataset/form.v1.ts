import { LIMITS } from '../../basics/limits.ts';
import { MESSAGES } from '../../words/messages.ts';
import type { RequestForm } from '../request-type.ts';

/** Sequencing kinds offered for genetic datasets. */
export const GENETIC_SEQUENCES = [
  'Whole genome',
  'Whole exome',
  'Array genotypes',
  'RNA sequencing',
  'Other',
] as const;

/** `user@domain@domain` or a UUID (spec 1 section 5): a plain email address is neither. */
const GLOBUS =
  '^(?:[^\\s@]+@[^\\s@]+@[^\\s@]+|[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$';

/** Questions of the data team. Those about genetic data and the GPF viewer apply only if such data are requested. */
export const DATASET_FORM_1 = {
  id: 'dataset',
  version: 1,
  title: 'Dataset request',
  given: ['is_revision', 'has_genetic_data', 'has_gpf_data'],
  sections: [
    {
      id: 'details',
      title: 'Resource Details',
      items: [
        {
          type: 'textarea',
          name: 'request_changes',
          label: 'What did you change?',
          answerLabel: 'What was changed',
          help: 'Tells the reviewers where to look.',
          isOptional: true,
          rows: 3,
          maxLength: LIMITS.longText,
          when: { field: 'is_revision', equals: true },
          examples: ['The number of families, and which measures we compare.'],
        },
        {
          type: 'text',
          name: 'globus_username',
          label: 'Globus username',
          help: 'The data come to you by Globus. Write it like name@institution.edu@idp.org, or give your Globus ID. We filled in the one of your profile, if it has one.',
          requiredMessage: MESSAGES.fieldRequired,
          maxLength: LIMITS.globusUsername,
          pattern: { matches: GLOBUS, message: MESSAGES.globus },
          prefill: 'globus_username',
          isCode: true,
          examples: ['maya@lakeside.test@globusid.test'],
        },
        {
          type: 'textarea',
          name: 'usage',
          label: 'How will you use the data?',
          shortLabel: 'How you will use the data',
          answerLabel: 'Intended use',
          help: 'Say what you want to find out and how, in a few sentences. Reviewers decide by it.',
          rows: 7,
          maxLength: LIMITS.longText,
          examples: [
            'We compare sleep between siblings.',
            'We will test the main hypothesis of the project in the full sample and repeat it in families with two parents sequenced.',
            'We will use the data as a replication sample for an effect that we found in our own cohort.',
            'We will train a model on half of the families and report its accuracy in the other half.',
            'We will describe the distribution of the measures and relate them to genetic findings.',
          ],
        },
        {
          type: 'checkboxes',
          name: 'genetic_seq',
          label: 'Which sequence data do you need?',
          shortLabel: 'Sequence data',
          answerLabel: 'Genetic sequencing',
          isOptional: true,
          options: GENETIC_SEQUENCES.map((kind) => ({ value: kind, label: kind })),
          when: { field: 'has_genetic_data', equals: true },
          examples: [['Whole genome'], ['Whole exome'], ['Array genotypes'], ['RNA sequencing']],
        },
        {
          type: 'text',
          name: 'genetic_seq_other',
          label: 'Other sequence data',
          answerLabel: 'Other sequencing',
          isOptional: true,
          maxLength: LIMITS.reason,
          when: {
            all: [
              { field: 'has_genetic_data', equals: true },
              { field: 'genetic_seq', equals: 'Other' },
            ],
          },
          examples: ['Long reads'],
        },
        {
          type: 'radio',
          name: 'gpf_access_status',
          label: 'Do you want to use the GPF viewer?',
          shortLabel: 'GPF viewer access',
          help: 'The Genotypes and Phenotypes in Families viewer shows some of the chosen data in the browser.',
          isOptional: true,
          isColumn: true,
          options: [
            { value: 2, label: 'Yes, give us access', answerLabel: 'Wanted' },
            { value: 1, label: 'No', answerLabel: 'Not wanted' },
          ],
          when: { field: 'has_gpf_data', equals: true },
          examples: [2, 1],
        },
      ],
    },
  ],
} as const satisfies RequestForm;
