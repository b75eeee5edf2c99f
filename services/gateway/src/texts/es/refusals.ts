export default {
  method: '{method} no es posible aquí',
  notUnderstood: 'No pudimos leer lo que se envió. Vuelva a cargar la página e inténtelo de nuevo',
  tooManyTries: 'Demasiados intentos. Espere un momento e inténtelo de nuevo',
  tooManyAtOnce: 'Demasiadas peticiones al mismo tiempo. Espere un momento e inténtelo de nuevo',
  tooLarge: 'Los datos enviados son demasiado grandes',
  tooSlow: 'Los datos tardaron demasiado en llegar. Inténtelo de nuevo',
  unavailable: 'Esta parte del portal no está disponible en este momento. Inténtelo de nuevo',
  notFound: 'No se encontró',
  serverError: 'Lo sentimos, ocurrió un error en nuestro sistema',
};
