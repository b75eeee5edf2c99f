export default {
  project: 'Proyecto',
  datasets: 'Conjuntos de datos',
  people: 'Personas con acceso',
  unknown: 'Elemento eliminado',
};
