export const dialog = {
  pleaseWait: 'Espere un momento.',
  close: 'Cerrar',
  cancel: 'Cancelar',
  notOpened: 'No pudimos abrir esto',
  notOpenedText: 'Revise su conexión e inténtelo de nuevo. La página sigue como usted la dejó.',
} as const;
