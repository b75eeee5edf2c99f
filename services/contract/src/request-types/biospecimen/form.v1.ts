/**
 * The biospecimen form (spec 2 section 3, biospecimen).
 *
 * `samples` is one answer: amount by sample id. Request pages show it as a table: ids are typed or pasted
 * (`splitSampleIds`), a new id gets the standard amount of the kind (`sampleKind`), and Validate calls `POST
 * /sample-availability/validate/` in batches (`sampleBatches`). A generic form shows it as lines of text, each with an
 * id and its amount. `sample_type` contains ids of `GET /sample-type/`, which omits kinds that the caller may not
 * request.
 */
import { LIMITS } from '../../basics/limits.ts';
import { MESSAGES } from '../../words/messages.ts';
import { CELL_KINDS, DNA_KINDS, SAMPLE_KIND, SAMPLE_KINDS } from '../../sample/sample-kinds.ts';
import { MOST_SAMPLES } from '../../sample/sample-ids.ts';
import { REVISION_FIELD } from '../revision-field.ts';
import { SHIPPING_FIELDS } from '../shipping-fields.ts';
import type { RequestForm } from '../request-type.ts';

type Item = RequestForm['sections'][number]['items'][number];

const IS_DNA = { field: 'sample_type', in: DNA_KINDS } as const;
const IS_CELLS = { field: 'sample_type', in: CELL_KINDS } as const;
const IS_IPSC = {
  any: [
    { field: 'sample_type', equals: SAMPLE_KIND.IPSC },
    { field: 'generate_ipscs', equals: true },
  ],
} as const;
const IS_MODIFIED = { field: 'ipsc_modifying', equals: true } as const;

const SAMPLE_FIELDS = [
  { type: 'header', text: 'The samples' },
  {
    type: 'radio',
    name: 'sample_type',
    label: 'Which kind of sample do you need?',
    shortLabel: 'Kind of sample',
    help: 'One request is for one kind.',
    options: SAMPLE_KINDS.map(({ id, label, usual }) => ({ value: id, label, help: usual })),
    examples: [SAMPLE_KIND.PLASMA],
  },
  {
    type: 'checkbox',
    name: 'generate_ipscs',
    label: 'We will generate iPSCs from these samples',
    answerLabel: 'Generates iPSCs',
    isOptional: true,
    when: { field: 'sample_type', in: [SAMPLE_KIND.LCL, SAMPLE_KIND.FIBROBLASTS] },
    examples: [false],
  },
  {
    type: 'samples',
    name: 'samples',
    label: 'Sample ids and amounts',
    answerLabel: 'Samples',
    help: 'Type or paste ids such as 11000-p1, with commas, spaces or new lines between them.',
    requiredMessage: MESSAGES.sampleRequired,
    kindField: 'sample_type',
    maximum: MOST_SAMPLES,
    examples: [{ '11000-p1': 200, '11000-s1': 200 }],
  },
  {
    type: 'number',
    name: 'dna_amount',
    label: 'Amount of DNA of each sample in μg',
    shortLabel: 'Amount of DNA',
    answerLabel: 'Amount of DNA (μg)',
    help: 'Only if you need another amount than the one beside the id.',
    isOptional: true,
    min: 0,
    when: IS_DNA,
    examples: [5, 2],
  },
  {
    type: 'number',
    name: 'dna_concentration',
    label: 'Concentration of the DNA in ng/μl',
    shortLabel: 'Concentration of the DNA',
    answerLabel: 'Concentration of the DNA (ng/μl)',
    help: 'Usually 50 ng/μl.',
    isOptional: true,
    min: 0,
    when: IS_DNA,
    examples: [50],
  },
  {
    type: 'number',
    name: 'volume',
    label: 'Volume of each sample in μl',
    shortLabel: 'Volume',
    answerLabel: 'Volume (μl)',
    help: 'Usually 200 to 250 μl.',
    isOptional: true,
    min: 0,
    when: { field: 'sample_type', equals: SAMPLE_KIND.PLASMA },
    examples: [200, 250],
  },
  {
    type: 'number',
    name: 'num_cells',
    label: 'Number of cells in each vial',
    shortLabel: 'Number of cells',
    isOptional: true,
    min: 0,
    isWhole: true,
    when: IS_CELLS,
    examples: [1_000_000],
  },
  {
    type: 'radio',
    name: 'shipment_type',
    label: 'How shall the cells travel?',
    shortLabel: 'Shipment of the cells',
    options: [
      { value: 'live', label: 'Live' },
      { value: 'frozen', label: 'Frozen' },
    ],
    when: IS_CELLS,
    examples: ['frozen', 'live'],
  },
] as const satisfies readonly Item[];

const IPSC_FIELDS = [
  { type: 'header', text: 'Induced pluripotent stem cells', when: IS_IPSC },
  {
    type: 'checkbox',
    name: 'share_with_simons',
    label:
      'We will share at least 2 vials of every modified line with the foundation, with 500,000 iPSCs per vial per clone',
    shortLabel: 'Promise to share modified lines',
    answerLabel: 'Shares modified lines',
    requiredMessage: MESSAGES.shareRequired,
    when: IS_IPSC,
    examples: [true],
  },
  {
    type: 'checkbox',
    name: 'ipsc_modifying',
    label: 'We will modify the iPSC lines',
    answerLabel: 'Modifies the iPSC lines',
    isOptional: true,
    when: IS_IPSC,
    examples: [true, false],
  },
  {
    type: 'textarea',
    name: 'ipsc_modifying_description',
    label: 'How will you modify them?',
    answerLabel: 'Kind of modification',
    rows: 3,
    maxLength: LIMITS.answer,
    when: IS_MODIFIED,
    examples: ['We correct the variant in one gene, and bring it into a line of a control.'],
  },
  {
    type: 'text',
    name: 'who_will_modify',
    label: 'Who will modify them?',
    answerLabel: 'Modified by',
    maxLength: LIMITS.reason,
    when: IS_MODIFIED,
    examples: ['The stem cell core of our institution'],
  },
  {
    type: 'textarea',
    name: 'editing_methods',
    label: 'With which methods?',
    answerLabel: 'Editing methods',
    rows: 3,
    maxLength: LIMITS.answer,
    when: IS_MODIFIED,
    examples: ['CRISPR-Cas9 with a single-stranded template.'],
  },
  {
    type: 'textarea',
    name: 'quality_control',
    label: 'How will you check the quality of the lines?',
    answerLabel: 'Quality control',
    rows: 3,
    maxLength: LIMITS.answer,
    when: IS_MODIFIED,
    examples: ['Karyotype, pluripotency markers, mycoplasma, and sequence of the edited region.'],
  },
  {
    type: 'textarea',
    name: 'modified_ipscs_data',
    label: 'Which data of the modified lines will you share?',
    answerLabel: 'Data of modified iPSCs',
    isOptional: true,
    rows: 2,
    maxLength: LIMITS.answer,
    when: IS_MODIFIED,
    examples: ['Genotypes and RNA sequences of each clone.'],
  },
] as const satisfies readonly Item[];

const USE_FIELDS = [
  { type: 'header', text: 'Your project' },
  {
    type: 'textarea',
    name: 'usage',
    label: 'How will you use the samples?',
    shortLabel: 'How you will use the samples',
    answerLabel: 'Intended use',
    help: 'Say what you want to find out and how, and why you need these samples. Reviewers decide by it.',
    rows: 7,
    maxLength: LIMITS.longText,
    examples: [
      'We measure neurofilament in the plasma of siblings and compare it with their age and language.',
      'We look for methylation that goes with the diagnosis, in families in which one of two children has it.',
      'We test whether a marker that we found in our own cohort is there in these families too.',
      'We measure steroids, which standard panels leave out, and relate them to sleep and anxiety.',
    ],
  },
  {
    type: 'text',
    name: 'award_number',
    label: 'Number of your award',
    answerLabel: 'Award number',
    help: 'If the foundation pays for the project.',
    isOptional: true,
    maxLength: LIMITS.awardNumber,
    isCode: true,
    examples: ['AW-40211', 'AW-39107', 'AW-51260'],
  },
  {
    type: 'checkbox',
    name: 'bio_destroyed',
    label: 'We will destroy what is left when the project ends',
    answerLabel: 'Samples will be destroyed afterwards',
    isOptional: true,
    examples: [true, false],
  },
  {
    type: 'textarea',
    name: 'bio_destroyed_description',
    label: 'What will happen to it instead?',
    otherLabel: { when: { field: 'bio_destroyed', equals: true }, label: 'How will you destroy it?' },
    shortLabel: 'What happens to what is left',
    rows: 2,
    maxLength: LIMITS.answer,
    examples: [
      'Autoclaved by the safety office of the institution.',
      'We return what is left within a month after the last measurement.',
    ],
  },
] as const satisfies readonly Item[];

export const BIOSPECIMEN_FORM_1 = {
  id: 'biospecimen',
  version: 1,
  title: 'Biospecimen request',
  given: ['is_revision'],
  sections: [
    {
      id: 'details',
      title: 'Resource Details',
      items: [REVISION_FIELD, ...SAMPLE_FIELDS, ...IPSC_FIELDS, ...USE_FIELDS, ...SHIPPING_FIELDS],
    },
  ],
} as const satisfies RequestForm;
