export const institution = {
  list: 'Instituciones',
  one: 'Institución',
  official: 'Representante autorizado',
  created: 'Creación',
  loading: 'Cargando la información',
  readFailed: 'No se pudo cargar la institución.',
} as const;
