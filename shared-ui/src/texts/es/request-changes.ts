export const requestChanges = {
  title: 'Cambios desde el envío del {date}',
  none: 'Sin cambios desde el envío del {date}.',
  corrections: 'Correcciones del personal después del envío',
  before: 'Antes:',
  after: 'Ahora:',
  nothing: 'Sin respuesta',
  removedBegins: ' [se quitó: ',
  removedEnds: ' fin de lo que se quitó] ',
  addedBegins: ' [se agregó: ',
  addedEnds: ' fin de lo que se agregó] ',
} as const;
