/** Invented studies: a title and the question that the abstract asks. */
export const STUDIES: readonly (readonly [title: string, question: string])[] = [
  [
    'Sensory processing profiles in autistic adolescents',
    'how sensory experience changes between ages eleven and eighteen',
  ],
  [
    'De novo variants and language regression',
    'whether new coding variants explain the loss of words in the second year of life',
  ],
  [
    'Sleep and daytime behavior in school-age children',
    'how short sleep relates to attention and irritability the next day',
  ],
  [
    'Polygenic background of rare-variant carriers',
    'why carriers of the same rare variant differ so much from each other',
  ],
  [
    'Sex differences in copy number burden',
    'whether autistic girls carry larger copy number variants than autistic boys',
  ],
  ['Motor milestones as early markers', 'which motor delays come before a diagnosis'],
  [
    'Gut symptoms and anxiety across the spectrum',
    'how stomach complaints and anxiety influence each other over time',
  ],
  ['Gene expression in the superior temporal cortex', 'which cell types differ in tissue of autistic donors'],
  ['Predicting response to early intervention', 'which first-visit measures predict gains in communication'],
  [
    'Aging and cognition in autistic adults',
    'whether memory and planning change faster after the age of fifty',
  ],
  ['Noncoding variation near CHD8 targets', 'which regulatory variants alter the expression of target genes'],
  ['Epilepsy in SCN2A-related conditions', 'how variant type shapes seizure onset and treatment response'],
  ['Head growth trajectories in the first three years', 'when head growth departs from that of siblings'],
  [
    'Parent-reported strengths of autistic children',
    'which strengths families name and how they relate to well-being',
  ],
  [
    'Mitochondrial function in lymphoblastoid cell lines',
    'whether energy metabolism differs in lines from autistic donors',
  ],
  [
    'Microglial density in postmortem amygdala',
    'whether immune cells of the amygdala differ with age and diagnosis',
  ],
  [
    'Maternal immune conditions and child outcome',
    'how maternal autoimmune disease relates to developmental profiles',
  ],
  ['Speech prosody as a quantitative trait', 'whether acoustic features of speech run in families'],
  [
    'Synaptic gene networks in iPSC-derived neurons',
    'how reduced SHANK3 changes the firing of cultured neurons',
  ],
  ['Employment paths of independent adults', 'which supports help people find and keep work'],
  ['Eye tracking and social attention in toddlers', 'how gaze to faces predicts later communication'],
  ['Common variants shared with attention deficit', 'which loci act on both conditions and which on one'],
  ['White matter organization in 16p11.2 carriers', 'how deletion and duplication shape large fiber tracts'],
  [
    'Emotion regulation after psychiatric inpatient care',
    'who keeps the gains made during an inpatient stay',
  ],
  ['Anxiety treatment adapted for autistic teenagers', 'whether an adapted program works when given online'],
  ['X-linked contributions to autism in families', 'how much inherited variation on the X chromosome adds'],
  ['Cerebellar Purkinje cells and repetitive behavior', 'whether cell counts relate to recorded behavior'],
  [
    'Restricted diets and nutrition in early childhood',
    'which nutrients are lacking in children with narrow diets',
  ],
  [
    'Methylation signatures of rare genetic diagnoses',
    'whether blood methylation can classify uncertain variants',
  ],
  [
    'Communication aids in minimally speaking children',
    'which aids are used at home and how they change conversation',
  ],
  ['Family experience of genetic results', 'how families understand and use returned genetic findings'],
  ['Auditory evoked responses across development', 'how the timing of brain responses to tones matures'],
  ['Transition from pediatric to adult health care', 'where people get lost between the two systems'],
  [
    'Recurrence risk in families with two autistic children',
    'which family features change the chance for a third child',
  ],
  ['Sensory gating in adults with Fragile X premutation', 'whether filtering of sounds differs in carriers'],
  ['Somatic mosaicism in cortical tissue', 'how often damaging variants arise after conception'],
  ['Effect of bilingual homes on language growth', 'whether two languages at home slow or speed vocabulary'],
  ['Cardiac arousal before episodes of distress', 'whether wearable signals can warn caregivers in time'],
  ['Plasma metabolites and developmental profile', 'which metabolites separate subgroups of children'],
  ['School exclusion and support plans', 'which support plans come with fewer missed school days'],
  ['Intellectual ability and protein-truncating variants', 'how each class of variant relates to ability'],
  [
    'Dopamine receptor density in striatal tissue',
    'whether receptor density differs with diagnosis and medication',
  ],
  ['Remote assessment of social communication', 'whether video visits agree with visits in the clinic'],
  ['Growth hormone pathways in PTEN carriers', 'how growth signaling relates to head size'],
  ['Sibling relationships over ten years', 'how siblings describe closeness as they grow up'],
  ['Fibroblast models of CNTNAP2 loss', 'which pathways change when the gene is lost'],
  ['Stimulant response in autistic children', 'who benefits from stimulants and who stops early'],
  [
    'Oxytocin receptor variation and social behavior',
    'whether receptor variants relate to measured behavior',
  ],
  ['Machine learning of diagnostic interviews', 'which interview items best predict the diagnosis'],
  ['Pain recognition in people who speak little', 'which signs caregivers and nurses trust'],
  ['Interneuron diversity in prefrontal cortex', 'which interneuron types are reduced in donor tissue'],
  ['Gender identity and well-being in autistic youth', 'which supports improve well-being'],
  ['Prenatal air pollution and gene interaction', 'whether exposure acts more strongly with some genotypes'],
  ['Catatonia in adolescents and adults', 'how often catatonia is missed and what precedes it'],
  ['Executive function training at home', 'whether short daily games improve planning'],
  ['RNA editing in the autistic brain', 'whether editing of synaptic transcripts differs'],
  ['Late diagnosis in women', 'which earlier diagnoses women were given instead'],
  ['Visual evoked potentials in SYNGAP1', 'whether evoked potentials can serve as an outcome in trials'],
  ['Caregiver strain and access to services', 'how waiting times relate to strain'],
  ['Rare inherited variants in multiplex families', 'which inherited variants go along with a diagnosis'],
];

export const METHODS: readonly string[] = [
  'We will combine questionnaires with genetic data of the same people and test our hypotheses in a held-out half of the sample.',
  'We will compare carriers with matched participants and correct for age, sex and ancestry.',
  'We will use mixed models with a family effect and publish the analysis plan before we open the data.',
  'We will replicate earlier findings first and then extend them to people who were left out of earlier studies.',
  'We will process all samples in one batch, with blinded raters and repeated measurements for one in ten.',
];

export const AIMS: readonly string[] = [
  'The results will help clinicians talk with families about what to expect.',
  'The results will show which groups should be studied in larger samples.',
  'All code and summary results will be shared when the study is published.',
  'An advisory group of autistic adults and parents reviews each step.',
];

/** Team members who have no portal account. */
export const OUTSIDERS: readonly (readonly [first: string, last: string])[] = [
  ['Noor', 'Haddad'],
  ['Wen', 'Castellano'],
  ['Ilse', 'Brandvold'],
  ['Tomasz', 'Okafor'],
  ['Renata', 'Quispe'],
  ['Jonah', 'Vesterberg'],
  ['Priya', 'Sandoval'],
  ['Elif', 'Marchetti'],
  ['Dara', 'Nakamura'],
  ['Owen', 'Dlamini'],
];
