/** Words of the institutions' list, and those that several pages of institutions share (spec 3 section 2.14). */
export const institution = {
  loading: 'Cargando información',
  readFailed: 'No se pudo cargar la institución.',
} as const;
