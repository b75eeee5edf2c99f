export default {
  page: '{code} · página {page} de {pages}',
  request: 'Solicitud',
  resource: 'Recurso',
  investigator: 'Investigador principal',
  institution: 'Institución',
  project: 'Proyecto',
  answers: 'Lo solicitado',
  cohorts: 'Cohortes',
  datasets: 'Conjuntos de datos',
};
