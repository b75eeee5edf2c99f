export const renewal = {
  loadFailed: 'No se pudieron cargar las renovaciones.',
  answers: 'Respuestas de {code}',
  noAnswer: 'Sin datos',
  list: 'Renovaciones de esta solicitud',
  submitted: 'Enviada el {date}',
  notSubmitted: 'Aún no enviada',
  decided: 'decisión del {date}',
} as const;
