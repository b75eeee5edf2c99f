/** Questions about the tissue and the number of donors (spec 2 section 3, tissue). */
import { LIMITS } from '../basics/limits.ts';
import { MESSAGES } from '../words/messages.ts';
import type { BriefLine, RequestForm } from './request-type.ts';

type Item = RequestForm['sections'][number]['items'][number];

/** How many donors are asked for, with and without autism. */
export const DONOR_NUMBERS = ['asd_cases', 'control_cases'] as const;

export const DONORS_LINE: BriefLine = {
  label: 'Number of donors',
  fields: DONOR_NUMBERS,
  partLabels: ['With autism', 'Without autism'],
};

export const TISSUE_FIELDS = [
  { type: 'header', text: 'The tissue' },
  {
    type: 'textarea',
    name: 'tissue_needed',
    label: 'Which tissue do you need, and how much?',
    shortLabel: 'Tissue needed',
    rows: 3,
    maxLength: LIMITS.answer,
    examples: ['500 mg of each donor.', 'Two blocks of 1 cm of each donor.'],
  },
  {
    type: 'radio',
    name: 'resource_types',
    label: 'Frozen or fixed?',
    answerLabel: 'Kind of tissue',
    options: [
      { value: 'frozen', label: 'Frozen' },
      { value: 'fixed', label: 'Fixed' },
    ],
    examples: ['frozen', 'fixed'],
  },
  {
    type: 'text',
    name: 'brain_area',
    label: 'Brain area',
    maxLength: LIMITS.reason,
    examples: ['Prefrontal cortex', 'Amygdala', 'Cerebellum', 'Superior temporal gyrus', 'Striatum'],
  },
  {
    type: 'text',
    name: 'rare_genetic_diagnosis',
    label: 'Rare genetic diagnosis',
    help: 'If your question is about donors with one.',
    isOptional: true,
    maxLength: LIMITS.reason,
    examples: ['Phelan-McDermid syndrome'],
  },
  {
    type: 'number',
    name: 'asd_cases',
    label: 'Number of donors with autism',
    min: 0,
    isWhole: true,
    examples: [12, 8, 20],
  },
  {
    type: 'number',
    name: 'control_cases',
    label: 'Number of donors without autism',
    min: 0,
    isWhole: true,
    examples: [12, 8, 20],
  },
  {
    type: 'textarea',
    name: 'other_sources',
    label: 'Do you get tissue from elsewhere too?',
    shortLabel: 'Other sources',
    isOptional: true,
    rows: 2,
    maxLength: LIMITS.answer,
    examples: ['Six controls of our own brain bank.'],
  },
  {
    type: 'number',
    name: 'estimated_cost',
    label: 'Estimated cost in US dollars',
    shortLabel: 'Estimated cost',
    min: 0,
    examples: [12_000, 34_000, 8000],
  },
] as const satisfies readonly Item[];

/** For version 1, published before the donor catalog existed. */
export const COLLECTION_NOTE = {
  type: 'html',
  html: '<p><strong>Choose a collection.</strong> The catalogue of donors is not open yet. You can submit without a collection: the brain bank asks you for the donors before it reviews the request.</p>',
} as const satisfies Item;

/** The collection of donors (spec 2 section 5, "Tissue: cart required"). */
const COLLECTION_FIELD = {
  type: 'collection',
  name: 'cart',
  label: 'Which collection of donors is the request for?',
  shortLabel: 'Collection',
  answerLabel: 'Collection',
  requiredMessage: MESSAGES.cartRequired,
} as const satisfies Item;

export const COLLECTION_FIELDS = [
  { type: 'header', text: 'The donors' },
  {
    ...COLLECTION_FIELD,
    help: 'You put collections together in the Tissue Catalog. Each serves one request.',
  },
] as const satisfies readonly Item[];

/** The same, for the pilot stock. */
export const PILOT_COLLECTION_FIELDS = [
  { type: 'header', text: 'The donors' },
  {
    ...COLLECTION_FIELD,
    isPilot: true,
    help: 'You put pilot collections together in the Tissue Catalog, from its pilot donors. Each serves one request.',
  },
] as const satisfies readonly Item[];
