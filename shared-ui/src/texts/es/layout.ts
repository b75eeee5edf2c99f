export const layout = {
  noValue: 'No disponible',
  optional: '(opcional)',
  loading: 'Cargando la información',
  titleWithError: 'Error: {words}',
} as const;
