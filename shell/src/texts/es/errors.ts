export const errors = {
  returnHome: 'Volver al inicio',
  close: 'Cerrar',
  later: 'Inténtelo de nuevo más tarde. No se perdió nada de lo que guardó.',
  laterForVisitors: 'Inténtelo de nuevo más tarde.',
  support: 'Si vuelve a ocurrir o si cree que se trata de un error, escriba a {support}.',
  method: 'Método:',
  url: 'Dirección:',
  loadingPage: 'Cargando',
} as const;
