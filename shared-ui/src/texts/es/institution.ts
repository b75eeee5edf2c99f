export const institution = {
  list: 'Instituciones',
  one: 'Institución',
  official: 'Representante autorizado/a',
  created: 'Creación',
  loading: 'Cargando la información',
  readFailed: 'No se pudo cargar la institución.',
} as const;
