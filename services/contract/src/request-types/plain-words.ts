/**
 * Plain-language wording of questions that several forms share, used by the form versions after the first published
 * ones.
 */

export const SHIPPING_WORDS = {
  full_name: { help: 'The person who will receive the shipment.' },
  instructions: { label: 'Delivery instructions' },
} as const;
export const SHIPPING_HEADERS = { 'Where we send it': 'Shipping address' } as const;

export const PROPOSAL_WORDS = {
  proposal_title: { label: 'Proposal title' },
  preliminary_data: { help: 'What have you measured so far, and in which tissue?' },
  methodology: { help: 'Describe what you will measure and how, and why this number of donors is enough.' },
  nih_biosketch: { help: "The Principal Investigator's biosketch." },
  files: { label: 'Other files' },
  abn_security: {
    label: 'How will you keep donor data secure?',
    shortLabel: 'Data security',
    help: 'Tell us which computers store the data, who manages them, and how you control access.',
  },
} as const;
export const PROPOSAL_HEADERS = { 'Safety of the data': 'Data security' } as const;

/** For both kinds of tissue request. */
export const TISSUE_WORDS = {
  ...PROPOSAL_WORDS,
  ...SHIPPING_WORDS,
  rare_genetic_diagnosis: { help: 'Only if your research question is about donors with one.' },
  other_sources: { label: 'Will you also receive tissue from other sources?' },
  shipping_vendor: { label: 'Which carrier should we use?', shortLabel: 'Carrier' },
  account_number: { label: 'Your account number with the carrier' },
} as const;
export const TISSUE_HEADERS = {
  ...PROPOSAL_HEADERS,
  ...SHIPPING_HEADERS,
  'The tissue': 'Tissue',
  'The donors': 'Donors',
} as const;
export const COLLECTION_LABEL = 'Which donor collection is this request for?';

/** Wording introduced in the versions after those. */
export const REVISION_HELP = { help: 'Helps the reviewers find what you changed.' } as const;
export const SHIPPING_ACCOUNT_HELP = {
  help: 'We ship on your account. If you have no account with a carrier, choose “None”.',
} as const;
export const TISSUE_COST = {
  label: 'Estimated cost of the research in US dollars',
  help: 'The total for the research that needs this tissue. An estimate is enough.',
} as const;
