export const layout = {
  noValue: 'Sin datos',
  optional: '(opcional)',
  loading: 'Obteniendo la información',
  titleWithError: 'Error: {words}',
} as const;
