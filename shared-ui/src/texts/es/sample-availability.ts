export const samples = {
  caption: 'Muestras',
  columns: {
    id: 'ID de la muestra',
    available: 'Disponibilidad',
    status: 'Estado',
    requested: 'Cantidad solicitada',
    requests: 'N.º de solicitudes',
  },
  exceeds: 'Disponible: solo {available}',
  approved: '{count} (aprobadas: {approved})',
  none: 'Aún no se han elegido muestras.',
  loadFailed: 'No se pudieron cargar las muestras.',
  cached: 'El inventario de muestras no está disponible en este momento. Se muestran sus datos del {at}.',
  nothingCached:
    'El inventario de muestras no está disponible en este momento y no hay datos anteriores de estas muestras.',
  scarce: 'La cantidad solicitada supera lo disponible de: {ids}',
  failing: 'Estas muestras ya no están disponibles: {ids}',
} as const;
