export const user = {
  failure: 'No se pudo cargar el usuario.',
} as const;
