export const incident = {
  tab: 'Incidentes',
  title: '{kind}, {day}',
  status: 'Estado',
  reporter: 'Reportado por',
  reported: '{person}, el {date}',
  description: 'Qué ocurrió',
  measures: 'Qué se hizo al respecto',
  outcome: 'Resultado',
  loadFailed: 'No se pudieron cargar los incidentes.',
} as const;
