export const pages = {
  appsUnavailable: {
    title: 'Esta página no está disponible en este momento',
    text: 'La lista de aplicaciones no se cargó',
  },
  crash: {
    title: 'El portal no se cargó',
    text: 'No se perdió nada de lo que guardó.',
    help: 'Vuelva a cargar la página. Si eso no ayuda, escriba a {support}.',
    reload: 'Volver a cargar',
    home: 'Volver al inicio',
  },
  routeFailure: {
    title: 'Esta página no se cargó',
    heading: 'Algo salió mal',
  },
  restrictions: {
    none: 'Los recursos están abiertos a instituciones de todos los países.',
    list: 'Los recursos tienen restricciones para instituciones de {list}.',
  },
} as const;
