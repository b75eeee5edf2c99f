export const history = {
  auditTrail: 'Historial de cambios',
  readFailed: 'No se pudo cargar el historial.',
  portal: 'el portal',
  yes: 'Sí',
  no: 'No',
  nothing: 'nada',
  person: 'una persona',
  dataset: 'un conjunto de datos',
  institution: 'número {id}',
  newStatus: 'Estado: {after}',
  statusChange: 'Estado: {before} → {after}',
} as const;
