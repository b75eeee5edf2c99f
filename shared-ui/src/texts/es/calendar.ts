export const calendar = {
  title: { calendar: 'Calendario', 'term-calendar': 'Suscribirse con su aplicación de calendario' },
  lead: {
    calendar:
      'Su aplicación de calendario puede mostrar las reuniones de revisión y las fechas límite de sus revisiones. Los cambios aparecen allí automáticamente.',
    'term-calendar':
      'Su aplicación de calendario puede mostrar cuándo termina un acceso, cuándo se debe renovar y cuándo vence una carta del IRB (comité de ética). Los cambios aparecen allí automáticamente.',
  },
  officialLead: {
    sbso: 'Su aplicación de calendario puede mostrar cuándo debe confirmar a los investigadores de su institución. Los cambios aparecen allí automáticamente.',
    pi_sbso:
      'Su aplicación de calendario puede mostrar cuándo termina un acceso, cuándo se debe renovar y cuándo vence una carta del IRB (comité de ética). También muestra cuándo debe confirmar a los investigadores de su institución. Los cambios aparecen allí automáticamente.',
  },
  make: 'Crear enlace del calendario',
  address: 'El enlace de su calendario',
  help: 'Se muestra una sola vez: cópielo ahora en su aplicación de calendario. No lo comparta. Quien lo tenga puede ver estas fechas.',
  copy: 'Copiar',
  copied: 'Copiado',
  copyFailed: 'No se pudo copiar. Seleccione el enlace y cópielo usted.',
  since: 'El enlace de su calendario se creó el {time}. No se vuelve a mostrar.',
  replace: {
    open: 'Nuevo enlace',
    title: '¿Crear un nuevo enlace del calendario?',
    consequence:
      'Su enlace actual deja de funcionar de inmediato. Las aplicaciones de calendario que lo usan necesitarán el nuevo.',
    confirm: 'Crear nuevo enlace',
  },
  remove: {
    open: 'Quitar',
    title: '¿Quitar el enlace de su calendario?',
    consequence:
      'Deja de funcionar de inmediato y las aplicaciones de calendario ya no muestran estas fechas. Puede crear uno nuevo.',
    confirm: 'Quitar enlace',
    done: 'Se quitó el enlace de su calendario.',
  },
  stale: 'El enlace de su calendario se cambió en otro lugar. Este es el estado actual.',
} as const;
