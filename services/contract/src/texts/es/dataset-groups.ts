export default {
  'Phenotype Data': 'Datos de fenotipo',
  'Genetic Data': 'Datos genéticos',
  'Imaging/EEG Data': 'Datos de imágenes/EEG',
  'Other Resources': 'Otros recursos',
};
