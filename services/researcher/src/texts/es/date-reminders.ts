export default {
  days: '{days, plural, =0 {hoy} =1 {mañana} other {dentro de {days} días}}',
  request: 'El acceso de {code} termina el {day}, {when}',
  irb: 'La carta del IRB (comité de ética) de {code} vence el {day}, {when}',
  closeOut: 'El acceso de {code} terminó el {day}. Complete el cierre',
  closeOutLate: 'El cierre de {code} sigue pendiente. El acceso terminó el {day}, hace {days} días',
  subject: '{count, plural, one {{first}} other {# fechas próximas en sus proyectos}}',
  opening: 'Fechas próximas en sus proyectos:',
  openingEnded: 'Terminó el acceso de estas solicitudes:',
  nextRequest: 'Para conservar el acceso, solicite una renovación antes de esa fecha.',
  nextIrb:
    'Agregue la carta renovada del IRB en cuanto la tenga. Sin ella, las solicitudes que requieren un IRB no pueden continuar.',
  nextCloseOut:
    'Cuando termina el acceso, los datos y materiales se deben destruir o devolver. Confírmelo en la página de la solicitud.',
  link: 'Ver los vencimientos y renovaciones',
  why: 'Enviamos como máximo uno de estos correos al día. Puede desactivarlos en su perfil.',
};
