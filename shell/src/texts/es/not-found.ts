export const notFound = {
  returnHome: 'Volver al inicio',
  loginHint: 'Es posible que deba iniciar sesión para verla.',
} as const;
