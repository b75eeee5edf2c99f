export const data = {
  unexpectedError: 'Error inesperado',
  unreachable: 'No pudimos conectarnos con el portal. Revise su conexión e inténtelo de nuevo.',
} as const;
