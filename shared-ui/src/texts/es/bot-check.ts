export const botCheck = {
  label: 'No soy un robot',
  passed: 'Comprobado',
  failed: 'La comprobación no funcionó. Inténtelo de nuevo.',
  checking: 'Comprobando',
} as const;
