/** What researchers may request (spec 1 section 1). */
export const RESOURCES = [
  {
    name: 'Datasets',
    text: 'Phenotype Data, Genetic Data, Imaging/EEG Data and Other Resources.',
  },
  {
    name: 'Biospecimens',
    text: 'Plasma, whole blood DNA, saliva DNA, lymphoblastoid cell lines, fibroblasts and induced pluripotent stem cells.',
  },
  {
    name: 'Brain tissue',
    text: 'Data and tissue of Autism BrainNet, with a pilot request for first tests.',
  },
  {
    name: 'Research Match',
    text: 'Help in finding participants for your study. Decided quarterly.',
  },
] as const;
