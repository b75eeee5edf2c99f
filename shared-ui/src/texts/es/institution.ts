export const institution = {
  list: 'Instituciones',
  one: 'Institución',
  official: 'Representante autorizado',
  created: 'Creación',
  loading: 'Obteniendo la información',
  readFailed: 'No se pudo obtener la institución.',
} as const;
