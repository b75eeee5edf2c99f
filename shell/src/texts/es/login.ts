export const login = {
  title: 'Iniciar sesión',
  email: 'Correo electrónico',
  password: 'Contraseña',
  submit: 'Iniciar sesión',
  submitting: 'Iniciando sesión',
  continueWith: 'Continuar con {name}',
  passkey: 'Usar una llave de acceso',
  demo: 'Esto es una demostración, así que aquí ningún rol necesita un segundo factor.',
  forgotPassword: '¿Olvidó su contraseña?',
  createAccount: 'Crear una cuenta',
  wasReset: 'Su contraseña se restableció. Inicie sesión.',
  sessionEnded: 'Su sesión terminó. Inicie sesión para continuar donde se quedó.',
  sentHere: 'Inicie sesión para ver esta página.',
  agree: 'Aceptar',
  cancel: 'Cancelar',
  close: 'Cerrar',
  moved:
    'Su cuenta se trasladó a este portal. Le enviamos por correo electrónico un enlace para definir su contraseña. Defínala y luego inicie sesión aquí.',
  unverified:
    'Su dirección de correo aún no está verificada, por lo que no puede iniciar sesión. Abra el enlace del correo que le enviamos o pida que se lo enviemos de nuevo.',
  invalidInstitution: 'Institución no válida',
  notAMember:
    'Parece que usted ya no forma parte de su institución. Si se trata de un error, comuníquese con soporte: {support}.',
} as const;

export const unlock = {
  title: 'Desbloquear el inicio de sesión',
  intro:
    'Alguien intentó iniciar sesión en su cuenta con contraseñas incorrectas. Por eso hay que esperar para iniciar sesión.',
  text: 'Seleccione el botón para iniciar sesión aquí sin esperar.',
  submit: 'Desbloquear ahora',
  submitting: 'Desbloqueando',
  done: 'Ya puede iniciar sesión.',
  toLogin: 'Ir a iniciar sesión',
  bad: 'Este enlace ya se usó o venció. Intente iniciar sesión. Si todavía tiene que esperar, defina una contraseña nueva.',
  toReset: 'Definir una contraseña nueva',
  failed: 'Todavía hay que esperar para iniciar sesión. Inténtelo de nuevo.',
} as const;
