export const errors = {
  correlation: {
    copyFailed: 'Aquí no se permite copiar. Seleccione el ID y cópielo usted.',
    label: 'ID de correlación: {id}',
    copied: 'Copiado',
    copyButton: 'Copiar ID',
  },
  partFailed: 'Esta parte de la página no se cargó',
  retry: {
    button: 'Intentar de nuevo',
    waiting: 'Intentando de nuevo',
    reassurance: 'El resto del portal sigue funcionando. No se perdió nada de lo que guardó.',
    visitorReassurance: 'El resto del portal sigue funcionando.',
  },
  unexpectedError: 'Error inesperado',
  close: 'Cerrar',
  unavailablePage: {
    text: 'Esta página no está disponible o su rol no tiene permiso para verla.',
    help: 'Si cree que se trata de un error, escriba a {support}.',
  },
  homeLink: 'Volver al inicio',
  mistakeHelp: 'Si cree que se trata de un error, escriba a {support}.',
  forbidden: {
    title: 'Problema de permisos',
    text: 'Lo sentimos, en este momento no tiene permiso para acceder a esta página',
  },
  notFound: {
    title: 'Página no encontrada',
    text: 'Esta página no existe o usted no tiene acceso a ella. Revise la dirección o vuelva a empezar desde la página de inicio.',
  },
  server: {
    title: 'Error del servidor',
    text: 'Lo sentimos, hubo un problema al obtener del servidor los datos necesarios',
  },
} as const;
