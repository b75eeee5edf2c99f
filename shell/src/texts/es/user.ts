export const user = {
  failure: 'No se pudo obtener el usuario.',
} as const;
