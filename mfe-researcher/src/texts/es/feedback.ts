/** Words of the feedback form of datasets (spec 2 section 2.7, spec 3 section 5 "Feedback"). */
export const feedback = {
  title: 'Comentarios',
  subject: 'sus comentarios',
  feedback: 'Sus comentarios',
  help: '¿Qué falta, qué está mal o qué no queda claro en este conjunto de datos? Nuestro equipo de soporte lee sus comentarios.',
  reply: 'Quiero recibir una respuesta',
  contact: 'Correo electrónico de contacto',
  send: 'Enviar comentarios',
  sending: 'Enviando',
  sent: 'Gracias. Sus comentarios se enviaron.',
  failed: 'No pudimos enviar sus comentarios. Su texto sigue aquí: inténtelo de nuevo.',
  error: 'Error',
  close: 'Cerrar',
} as const;
