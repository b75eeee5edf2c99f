/** Questions shared by the three kinds of brain bank requests (spec 2 section 3, tissue). */
import { LIMITS } from '../basics/limits.ts';
import type { RequestForm } from './request-type.ts';

type Item = RequestForm['sections'][number]['items'][number];

/** The proposal itself. */
export const PROPOSAL_FIELDS = [
  { type: 'header', text: 'Your proposal' },
  {
    type: 'text',
    name: 'proposal_title',
    label: 'Title of the proposal',
    maxLength: LIMITS.projectTitle,
    examples: [
      'Inhibitory neurons in the amygdala',
      'Methylation in the frontal cortex',
      'Microglia and age',
    ],
  },
  {
    type: 'textarea',
    name: 'introduction',
    label: 'Introduction',
    help: 'What is known, and what do you want to find out?',
    rows: 6,
    maxLength: LIMITS.longText,
    examples: [
      'Studies of small groups disagree about the number of inhibitory neurons. We count them in a larger group.',
      'Differences of methylation were found in blood. We look for them in the tissue that matters most.',
    ],
  },
  {
    type: 'textarea',
    name: 'preliminary_data',
    label: 'Preliminary data',
    help: 'What have you measured so far, in which tissue?',
    rows: 6,
    maxLength: LIMITS.longText,
    examples: [
      'We established the staining in tissue of six adults, and two raters agree (0.94).',
      'In public data of 20 donors the effect has the expected size.',
    ],
  },
  {
    type: 'textarea',
    name: 'methodology',
    label: 'Methods',
    help: 'Say what you will measure and how, and why this number of donors is enough.',
    rows: 6,
    maxLength: LIMITS.longText,
    examples: [
      'Stereology in three sections of each donor, by two raters who do not know the diagnosis.',
      'Bisulfite sequencing of sorted nuclei; 20 donors detect a difference of 8 % with a power of 80 %.',
    ],
  },
  {
    type: 'textarea',
    name: 'expected_results',
    label: 'Expected results',
    rows: 4,
    maxLength: LIMITS.answer,
    examples: [
      'A smaller number in donors with autism, more so in children.',
      'Regions that differ, with their genes.',
    ],
  },
  {
    type: 'textarea',
    name: 'references',
    label: 'References',
    rows: 4,
    maxLength: LIMITS.longText,
    examples: ['Own work of the group, in print.'],
  },
  {
    type: 'file',
    name: 'nih_biosketch',
    label: 'NIH biosketch',
    help: 'Of the Principal Investigator.',
    accept: ['.pdf'],
    maxFiles: 1,
  },
] as const satisfies readonly Item[];

export const OTHER_FILES = [
  {
    type: 'file',
    name: 'files',
    label: 'More files',
    help: 'Figures, protocols or letters.',
    isOptional: true,
    accept: ['.pdf', '.png', '.jpg', '.jpeg'],
    maxFiles: 10,
  },
] as const satisfies readonly Item[];

/** Required before the wizard continues (spec 2 section 5). */
export const SECURITY_FIELDS = [
  { type: 'header', text: 'Safety of the data' },
  {
    type: 'textarea',
    name: 'abn_security',
    label: 'How do you keep the data of donors safe?',
    shortLabel: 'Safety of the data',
    help: 'Name the computers that hold them, who looks after these computers, and how you know who reads them.',
    rows: 4,
    maxLength: LIMITS.answer,
    examples: [
      'On the encrypted cluster of our institution, which its IT department runs; each person has an account.',
    ],
  },
] as const satisfies readonly Item[];
