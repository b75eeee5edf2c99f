export const verificationPanel = {
  open: 'Confirmar o quitar investigadores',
} as const;
