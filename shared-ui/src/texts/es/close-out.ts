export const closeOut = {
  tab: 'Cierre',
  ended: 'Fin del acceso',
  daysAgo: '{day} ({days, plural, =0 {hoy} =1 {hace 1 día} other {hace # días}})',
  state: 'Estado',
  overdue: 'Atrasado',
  outcome: 'Resultado',
  day: 'Fecha de finalización',
  description: 'Descripción',
  confirmed: 'Envío',
  confirmedBy: '{date}, por {person}',
  reviewed: 'Revisión de la fundación',
  reason: 'Qué debe corregirse',
  earlierReview: 'Revisión anterior',
  returnedOn: 'Devuelto el {date}: {reason}',
  loadFailed: 'No se pudo cargar el cierre.',
  voidText:
    'El acceso de esta solicitud sigue activo, o hay una renovación a la espera de decisión. No hay nada que confirmar.',
} as const;
