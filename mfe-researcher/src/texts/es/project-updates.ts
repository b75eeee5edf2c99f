/** Words of the Project Updates Dashboard. */
export const projectUpdates = {
  title: 'Panel de novedades de los proyectos',
  summary:
    'Accesos que terminan en los próximos seis meses o ya terminaron. Renuévelos antes de la fecha indicada o haga su cierre.',
  project: 'Proyecto',
  request: 'Solicitud',
  owner: 'Investigador',
  expires: 'Fecha de vencimiento',
  irb: 'Fecha de vencimiento del IRB (comité de ética)',
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
      '{count, plural, =0 {{month}: nada termina} one {{month}: termina el acceso de 1 solicitud} other {{month}: termina el acceso de # solicitudes}}',
    loadFailed: 'No se pudo cargar este mes.',
  },
  panel: {
    caption: 'Novedades de los proyectos',
    ends: '{type}, el acceso termina el {date}',
    suspended: '{type}, el acceso está suspendido',
    loadFailed: 'No se pudieron cargar las novedades de sus proyectos.',
    emptyText: 'Ninguno de sus accesos termina en los próximos seis meses.',
    all: 'Panel de novedades de los proyectos',
  },
} as const;
