/** Words of the Project Updates Dashboard. */
export const projectUpdates = {
  title: 'Vencimientos y renovaciones',
  summary:
    'Accesos que terminan en los próximos seis meses o ya terminaron. Renuévelos antes de la fecha indicada o haga su cierre.',
  project: 'Proyecto',
  request: 'Solicitud',
  owner: 'Investigador',
  expires: 'Fecha de vencimiento',
  irb: 'Vencimiento de la carta del IRB (comité de ética)',
  noIrb: 'Ninguna',
  status: 'Estado',
  action: 'Acción',
  renew: 'Renovar',
  renewOf: 'Renovar {code}',
  days: '{days, plural, =0 {hoy} =1 {en 1 día} other {en # días}}',
  passed: '{days, plural, =1 {hace 1 día} other {hace # días}}',
  suspendedHelp: 'Suspendida: debe tomar medidas',
  search: 'Buscar por solicitud, proyecto o investigador',
  emptyTitle: 'Ningún acceso termina en los próximos seis meses',
  emptyText: 'Las solicitudes aparecen aquí seis meses antes de que termine el acceso.',
  calendar: {
    title: 'Calendario',
    previous: 'Mes anterior',
    next: 'Mes siguiente',
    today: 'Hoy',
    month:
      '{count, plural, =0 {{month}: ningún acceso termina} one {{month}: termina el acceso de 1 solicitud} other {{month}: termina el acceso de # solicitudes}}',
    loadFailed: 'No se pudo cargar este mes.',
  },
  panel: {
    caption: 'Vencimientos y renovaciones',
    ends: '{type}, el acceso termina el {date}',
    suspended: '{type}, el acceso está suspendido',
    loadFailed: 'No se pudieron cargar sus vencimientos y renovaciones.',
    emptyText: 'Ninguno de sus accesos termina en los próximos seis meses.',
    all: 'Todos los vencimientos y renovaciones',
  },
} as const;
