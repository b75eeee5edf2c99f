export const app = {
  loading: 'Cargando',
} as const;
