/**
 * Terms of GA4GH's Data Use Ontology that a dataset may have, with explanations. The codes are from the ontology, the
 * wording is ours.
 */
import { translatable } from '../words/words.ts';

export const DATA_USE_CODES = [
  'DUO:0000004',
  'DUO:0000042',
  'DUO:0000006',
  'DUO:0000007',
  'DUO:0000011',
  'DUO:0000012',
  'DUO:0000015',
  'DUO:0000016',
  'DUO:0000018',
  'DUO:0000019',
  'DUO:0000020',
  'DUO:0000021',
  'DUO:0000022',
  'DUO:0000024',
  'DUO:0000025',
  'DUO:0000026',
  'DUO:0000027',
  'DUO:0000028',
  'DUO:0000029',
  'DUO:0000043',
  'DUO:0000044',
  'DUO:0000045',
  'DUO:0000046',
] as const;
export type DataUseCode = (typeof DATA_USE_CODES)[number];

export const DATA_USE_LABELS: Readonly<Record<DataUseCode, string>> = /*#__PURE__*/ translatable('data-use', {
  'DUO:0000004': 'Any use',
  'DUO:0000042': 'General research',
  'DUO:0000006': 'Health, medical and biomedical research only',
  'DUO:0000007': 'Research on autism and related conditions only',
  'DUO:0000011': 'Research on population origins or ancestry only',
  'DUO:0000012': 'Only the research that the foundation describes',
  'DUO:0000015': 'Not for developing methods alone',
  'DUO:0000016': 'Genetic studies only',
  'DUO:0000018': 'Not-for-profit organizations and non-commercial use only',
  'DUO:0000019': 'Results must be published',
  'DUO:0000020': 'Collaboration with the investigators who gave the data',
  'DUO:0000021': 'IRB approval required',
  'DUO:0000022': 'Certain countries or regions only',
  'DUO:0000024': 'Nothing is published before a date',
  'DUO:0000025': 'Use ends after a time',
  'DUO:0000026': 'Named people only',
  'DUO:0000027': 'Named project only',
  'DUO:0000028': 'Named institution only',
  'DUO:0000029': 'Derived data go back to the foundation',
  'DUO:0000043': 'Clinical care',
  'DUO:0000044': 'Not for research on population origins or ancestry',
  'DUO:0000045': 'Not-for-profit organizations only',
  'DUO:0000046': 'Non-commercial use only',
});

/** Whether the request meets a term: yes, no, or a person must decide. */
export const DATA_USE_VERDICTS = ['fits', 'conflicts', 'judge'] as const;
export type DataUseVerdict = (typeof DATA_USE_VERDICTS)[number];
