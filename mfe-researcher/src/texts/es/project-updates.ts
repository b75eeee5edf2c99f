/** Words of the Project Updates Dashboard. */
export const projectUpdates = {
  title: 'Panel de novedades de los proyectos',
  summary:
    'Solicitudes cuyo acceso termina en los próximos seis meses o ya terminó. Renueve antes de la fecha indicada.',
  project: 'Proyecto',
  request: 'Solicitud',
  owner: 'Investigador',
  expires: 'Fecha de vencimiento',
  irb: 'Fecha del IRB (comité de ética)',
  noIrb: 'Ninguna',
  status: 'Estado',
  action: 'Acción',
  renew: 'Renovar',
  renewOf: 'Renovar {code}',
  days: '{days, plural, =0 {hoy} =1 {en 1 día} other {en # días}}',
  passed: '{days, plural, =1 {hace 1 día} other {hace # días}}',
  suspendedHelp: 'Suspendida: debe tomar medidas',
  search: 'Buscar por solicitud, proyecto o investigador',
  emptyTitle: 'Nada termina en los próximos seis meses',
  emptyText: 'Las solicitudes aparecen aquí seis meses antes de que termine el acceso.',
  calendar: {
    title: 'Calendario',
    previous: 'Mes anterior',
    next: 'Mes siguiente',
    today: 'Hoy',
    month:
      '{count, plural, =0 {{month}: nada termina} one {{month}: termina 1 solicitud} other {{month}: terminan # solicitudes}}',
    loadFailed: 'No se pudo cargar este mes.',
  },
  panel: {
    caption: 'Novedades de los proyectos',
    ends: '{type}, el acceso termina el {date}',
    suspended: '{type}, el acceso está suspendido',
    loadFailed: 'No se pudieron cargar las novedades de sus proyectos.',
    emptyText: 'Ningún acceso termina en los próximos seis meses.',
    all: 'Panel de novedades de los proyectos',
  },
} as const;
