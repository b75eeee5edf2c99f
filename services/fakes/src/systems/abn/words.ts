/** Values from which invented donors are built. */

/** Each with the percentage of donors that have it. */
export const DIAGNOSES: readonly (readonly [name: string, percent: number])[] = [
  ['Autism Spectrum Disorder', 44],
  ['Typically developing', 34],
  ['Dup15q Syndrome', 6],
  ['Fragile X Syndrome', 4],
  ['Phelan-McDermid Syndrome', 3],
  ['16p11.2 Deletion', 3],
  ['Rett Syndrome', 2],
  ['Intellectual Disability', 2],
  ['Epilepsy without Autism', 2],
];
export const TYPICAL = 'Typically developing';

export const GENETIC: Readonly<Record<string, string>> = {
  'Dup15q Syndrome': '15q11-q13 duplication',
  'Fragile X Syndrome': 'FMR1 full mutation',
  'Phelan-McDermid Syndrome': '22q13.3 deletion',
  '16p11.2 Deletion': '16p11.2 deletion',
  'Rett Syndrome': 'MECP2 variant',
};
export const SPARK_GENES = ['SHANK3', 'CHD8', 'SCN2A', 'SYNGAP1', 'ADNP', 'DYRK1A', 'ARID1B', 'POGZ'];
export const ETHNICITIES = [
  'White',
  'Black or African American',
  'Asian',
  'Hispanic or Latino',
  'American Indian or Alaska Native',
  'More than one',
];
export const CAUSES = [
  'Cardiac arrest',
  'Drowning',
  'Sudden unexpected death in epilepsy',
  'Motor vehicle accident',
  'Respiratory failure',
  'Pneumonia',
  'Sepsis',
  'Pulmonary embolism',
  'Myocardial infarction',
  'Cancer',
  'Asphyxia',
  'Renal failure',
];
export const MEDICAL = [
  'Epilepsy',
  'Asthma',
  'Hypertension',
  'Diabetes mellitus type 2',
  'Gastrointestinal reflux',
  'Sleep disorder',
  'Obesity',
  'Hypothyroidism',
  'Scoliosis',
];
export const NEUROPATH = [
  'Cortical dysplasia',
  'Hippocampal sclerosis',
  'Acute hypoxic changes',
  'Mild gliosis',
  'Cerebellar heterotopia',
  'Braak stage I',
];
export const PSYCHIATRIC = [
  'Anxiety disorder',
  'Attention deficit hyperactivity disorder',
  'Major depression',
  'Bipolar disorder',
  'Obsessive compulsive disorder',
];
export const INTELLECTUAL = [
  'Average or above',
  'Borderline',
  'Mild disability',
  'Moderate disability',
  'Severe disability',
  'Not assessed',
];
export const GRADES = ['Excellent', 'Good', 'Fair', 'Poor'];
export const FLAGS = [
  'Tissue is scarce: please ask for small amounts.',
  'Left hemisphere was sampled for diagnosis.',
  'Consent excludes cell lines.',
];
export const DETAILS = ['Coronal slabs', 'Whole hemisphere', 'Dissected blocks', 'Half of the slabs remain'];
export const ATTACHMENTS = [
  'Neuropathology report',
  'Medical history summary',
  'Toxicology report',
  'MRI report',
  'Genetic report',
];
export const SUMMARIES = [
  'First words were late and regression was reported in the second year. Lived with support.',
  'Spoke in sentences by the age of three. Attended a mainstream school with support.',
  'No developmental concerns were reported. In good health until the last illness.',
  'Seizures began in childhood and were treated with several medicines.',
  'Needed help in daily life. Sleep was difficult for many years.',
];

/** Areas in the terms of the brain bank. */
export const AREAS: readonly (readonly [site: string, area: string])[] = [
  ['H', 'BA9 prefrontal'],
  ['H', 'BA4 motor'],
  ['H', 'BA7 parietal'],
  ['H', 'BA22 superior temporal'],
  ['H', 'BA38 temporal pole'],
  ['H', 'BA17 occipital'],
  ['H', 'BA24 cingulate'],
  ['H', 'Insular cortex'],
  ['H', 'Amygdala'],
  ['H', 'Hippocampus'],
  ['H', 'Caudate and putamen'],
  ['H', 'Thalamus'],
  ['H', 'Hypothalamus'],
  ['H', 'Cerebellum'],
  ['H', 'Claustrum'],
  ['BS', 'Brainstem'],
  ['DURA', 'Dura mater'],
  ['PIN', 'Pineal'],
];

export const FIRST_NAMES = [
  'Quillon',
  'Brisa',
  'Zephyrine',
  'Oswin',
  'Tamsinette',
  'Ludovika',
  'Perpetua',
  'Fenwick',
];
export const LAST_NAMES = [
  'Abernethyson',
  'Quackenbosh',
  'Featherstonehaugh',
  'Zwickelbauer',
  'Ottershaw-Lindt',
  'Vandergrift',
];
