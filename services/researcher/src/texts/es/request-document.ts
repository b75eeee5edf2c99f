export default {
  page: '{code} · página {page} de {pages}',
  request: 'Solicitud',
  resource: 'Recurso',
  investigator: 'Investigador/a principal',
  institution: 'Institución',
  project: 'Proyecto',
  answers: 'Detalles de la solicitud',
  cohorts: 'Cohortes',
  datasets: 'Conjuntos de datos',
};
