export default {
  data: 'Archivo de datos',
  dictionary: 'Diccionario de datos',
  release_notes: 'Notas de la versión',
};
