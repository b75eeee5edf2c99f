export const botCheck = {
  label: 'No soy un robot',
  passed: 'Verificado',
  failed: 'La verificación no funcionó. Inténtelo de nuevo.',
  checking: 'Verificando',
} as const;
