export const goal = {
  label: 'Su próximo paso',
  dataset: 'Quería solicitar acceso al conjunto de datos {dataset}.',
  request: 'Quería comenzar una solicitud.',
  page: 'Quería abrir otra página del portal.',
  dismiss: 'Descartar',
  stationsLabel: 'Pasos hasta su solicitud',
  stations: {
    account: 'Cuenta',
    institution: 'Su institución le confirma',
    joinder: 'Adhesión',
    request: 'Solicitud',
  },
  stationDone: ' (listo)',
  afterLogin: {
    dataset: 'Después de iniciar sesión, podrá continuar su solicitud del conjunto de datos {dataset}.',
    request: 'Después de iniciar sesión, podrá continuar su solicitud.',
    page: 'Después de iniciar sesión, podrá continuar a la página que quería.',
  },
} as const;
