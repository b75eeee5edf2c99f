import { SHIPPING_HEADERS, SHIPPING_WORDS } from '../plain-words.ts';
import { rewordForm } from '../reword-form.ts';
import { BIOSPECIMEN_FORM_1 } from './form.v1.ts';

export const BIOSPECIMEN_FORM_2 = rewordForm(BIOSPECIMEN_FORM_1, {
  version: 2,
  headers: { ...SHIPPING_HEADERS, 'The samples': 'Samples' },
  fields: {
    ...SHIPPING_WORDS,
    sample_type: { help: 'Each request is for one kind of sample.' },
    samples: {
      label: 'Sample IDs and amounts',
      help: 'Type or paste IDs such as 11000-p1, separated by commas, spaces or new lines.',
    },
    dna_amount: {
      label: 'Amount of DNA per sample (μg)',
      help: 'Only if you need a different amount from the one next to the ID.',
    },
    dna_concentration: {
      label: 'DNA concentration (ng/μl)',
      shortLabel: 'DNA concentration',
      answerLabel: 'DNA concentration (ng/μl)',
    },
    volume: { label: 'Volume per sample (μl)' },
    num_cells: { label: 'Number of cells per vial' },
    shipment_type: { label: 'How should we ship the cells?', shortLabel: 'Cell shipment' },
    share_with_simons: { shortLabel: 'Commitment to share modified lines' },
    editing_methods: { label: 'Which methods will you use?' },
    modified_ipscs_data: {
      label: 'Which data from the modified lines will you share?',
      answerLabel: 'Data from modified iPSCs',
    },
    usage: {
      help: 'Describe what you want to find out and how, and why you need these samples. Reviewers base their decision on this.',
    },
    award_number: { label: 'Award number', help: 'If the foundation funds your project.' },
    bio_destroyed: { label: 'We will destroy any remaining samples when the project ends' },
    bio_destroyed_description: {
      label: 'What will happen to them instead?',
      otherLabel: 'How will you destroy them?',
      shortLabel: 'Remaining samples',
    },
  },
});
