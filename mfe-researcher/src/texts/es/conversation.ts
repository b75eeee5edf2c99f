/** Words of the conversation about a request, for its owner. */
export const conversation = {
  emptyText:
    'Aquí aparecerán las decisiones sobre esta solicitud, las preguntas de la fundación y sus respuestas.',
  waits: 'Tiene una pregunta por responder',
  link: 'Leer la pregunta y responder',
  help: 'Pueden leerlo los revisores de esta solicitud y las personas elegidas para tener acceso.',
  answer: {
    title: 'Su respuesta',
    label: 'Respuesta',
    send: 'Enviar respuesta',
    sent: 'Su respuesta se envió',
  },
  message: {
    title: 'Escribir un mensaje',
    label: 'Mensaje',
    send: 'Enviar mensaje',
    sent: 'Su mensaje se envió',
  },
};
