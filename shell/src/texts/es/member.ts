export const notifications = {
  title: 'Notificaciones',
  buttonSome: 'Notificaciones, {count}',
  buttonNone: 'Notificaciones, ninguna',
  many: '99+',
  clearAll: 'Quitar todas',
  remove: 'Quitar: {message}',
  removed: 'Notificación quitada',
  cleared: 'Se quitaron todas',
  failed: 'No pudimos quitarla. Inténtelo de nuevo.',
  objects: 'notificaciones',
  retry: 'Intentar de nuevo',
  arrived: '{count, plural, one {# notificación nueva} other {# notificaciones nuevas}}',
} as const;

export const member = {
  view: 'Más',
  closeMenu: 'Cerrar el menú',
  viewingAs: 'Ver como',
  myProfile: 'Mi perfil',
  accessSuspended: 'Acceso suspendido',
  suspendedText: '{suspended} {requestLink} y complete la renovación, o {supportLink}.',
  suspendedRequestLink: 'Abra la solicitud',
  supportLink: 'comuníquese con soporte',
  unconfirmedLabel: 'Confirmación necesaria',
  unconfirmedText:
    'El representante autorizado de {institution} debe confirmar que usted forma parte de la institución. Hasta entonces no puede leer el acuerdo, pero sí preparar y enviar solicitudes.',
  disownedLabel: 'Afiliación terminada',
  disownedText:
    '{institution} nos informó que usted no es uno de sus investigadores o que ya no lo es. Su acceso por medio de ella terminó. Mientras sea su única institución, no podrá volver a iniciar sesión. {profile}, o {support} si se trata de un error.',
  disownedProfileLink: 'Elija otra institución',
  joinderLabel: 'Adhesión necesaria',
  joinderText: 'Recibirá lo aprobado cuando acepte la adhesión. {joinderLink}',
  joinderLink: 'Leer y aceptar la adhesión',
  roleFailed: 'Error al definir el rol principal',
  sessionEndsText: 'Su sesión termina a las {expires}. Guarde su trabajo y vuelva a iniciar sesión.',
  sessionLabel: 'Sesión',
  accountMenu: 'Su cuenta',
  logout: 'Cerrar sesión',
  loggingOut: 'Cerrando sesión',
  logoutFailedTitle: 'No pudimos cerrar su sesión',
  logoutFailedText: 'Su sesión sigue abierta. Inténtelo de nuevo.',
  sharedComputer:
    'Si usa una computadora compartida, no la deje todavía: la siguiente persona podría usar su cuenta.',
  logoutHelp:
    'Si vuelve a fallar, escriba a {support}, o cierre esta sesión desde “Mi perfil” en otro dispositivo.',
  tryAgain: 'Intentar de nuevo',
} as const;
