export const goal = {
  toRequest: 'Continuar a su solicitud',
  toPage: 'Continuar a su página',
} as const;
