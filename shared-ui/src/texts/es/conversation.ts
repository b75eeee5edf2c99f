export const conversation = {
  tab: 'Conversación',
  tabUnread: 'Conversación ({count} sin leer)',
  label: 'Conversación sobre {code}',
  loadFailed: 'No se pudo cargar la conversación.',
  earlier: 'Mostrar mensajes anteriores',
  emptyTitle: 'Aún no hay mensajes',
  fresh: 'Nuevo',
  foundation: 'El personal de la fundación',
  kinds: {
    decision: 'Decisión',
    question: 'Pregunta',
    answer: 'Respuesta',
  },
  decided: 'Decisión: {status}',
} as const;
