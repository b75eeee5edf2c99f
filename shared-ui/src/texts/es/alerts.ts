export const alert = {
  region: 'Alertas',
  ask: '¿Enviar un reporte de error? Nos ayuda a averiguar qué salió mal.',
  send: 'Enviar un reporte de error',
  clear: 'Quitar: {message}',
  dismiss: 'Descartar: {message}',
  types: {
    alert: 'Alerta',
    reminder: 'Recordatorio',
    information: 'Información',
    maintenance: 'Mantenimiento',
  },
} as const;

export const report = {
  title: '¿Enviar un reporte de error?',
  explain:
    'Lamentamos lo ocurrido. El reporte llega a las personas a cargo del portal. Incluye su dirección de correo y la información que envió, pero ninguna contraseña.',
  page: 'Página',
  call: 'Llamada',
  sent: 'Enviado',
  received: 'Recibido',
  nothing: 'Nada',
  notesHelp: '¿Qué estaba haciendo? (opcional)',
  sending: 'Enviando',
  failed: 'No pudimos enviar el reporte. Inténtelo de nuevo o escriba a soporte.',
  thanks: 'Gracias. El equipo de colecciones se comunicará con usted.',
  close: 'Cerrar',
} as const;
