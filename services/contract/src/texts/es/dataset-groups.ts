export default {
  'Phenotype Data': 'Fenotipo',
  'Genetic Data': 'Genética',
  'Imaging/EEG Data': 'Imágenes y EEG',
  'Other Resources': 'Otros recursos',
};
