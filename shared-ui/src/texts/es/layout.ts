export const layout = {
  noValue: 'Sin datos',
  optional: '(opcional)',
  loading: 'Cargando la información',
  titleWithError: 'Error: {words}',
} as const;
