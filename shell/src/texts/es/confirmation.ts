export const confirmation = {
  next: 'Qué sigue',
  toLogin: 'Ir a iniciar sesión',
  toHome: 'Volver al inicio',
  notArrived:
    '¿No lo recibió en 10 minutos? Revise su carpeta de correo no deseado o pida que se lo enviemos de nuevo.',
  sendAgain: 'Enviar el correo de nuevo',
  sending: 'Enviando',
  expiredWithoutLink:
    'Si abrió un enlace vencido, ya le enviamos un correo nuevo. Si no, inicie sesión y pida uno allí.',
  contactSupport: 'Comuníquese con soporte: {support}',
  arrives: 'El correo llega en un plazo de 10 minutos. Abra el enlace y luego inicie sesión.',
  close: 'Cerrar',
} as const;

export const confirmations = {
  registered: {
    heading: 'Gracias. Revise su correo electrónico.',
    text: [
      'Enviamos un correo a {email}. Abra el enlace que contiene para terminar de configurar su cuenta.',
      'El enlace funciona una sola vez, durante 7 días. Después puede pedir uno nuevo.',
    ],
  },
  forgotten: {
    heading: 'Revise su correo electrónico',
    text: [
      'Si {email} pertenece a una cuenta, enviamos un correo con un enlace para restablecer la contraseña.',
      'El enlace funciona durante una hora y una sola vez.',
    ],
  },
  pr_add_sbso: {
    heading: 'Gracias. Le escribimos a su representante autorizado.',
    text: [
      'Ya puede enviar solicitudes. Hasta que se confirme su institución, llevan una marca de institución no confirmada.',
    ],
  },
  sbso_said_no: {
    heading: 'Gracias por avisarnos',
    text: [
      'Usted rechazó la invitación. No se creó ninguna cuenta a su nombre.',
      'Pedimos al investigador que dio su nombre que elija a otro representante autorizado. Usted no tiene que hacer nada.',
    ],
  },
  expired: {
    heading: 'Su código de verificación venció',
    text: ['Le enviamos un correo nuevo. Abra el enlace que contiene para continuar.'],
  },
  institution: {
    heading: 'Gracias. La fundación revisará su institución.',
    text: [
      'Su institución aparecerá como no confirmada hasta que termine la revisión.',
      'Los investigadores de su institución ya pueden enviar solicitudes.',
      'Cuando se confirme, le enviaremos un correo electrónico para que firme el Acuerdo de Distribución a Investigadores (RDA).',
    ],
  },
  accepted: {
    heading: 'Gracias. Su cuenta está lista.',
    text: [
      'Inicie sesión con {email} y la contraseña que acaba de definir.',
      'A continuación, ingresará los datos de su institución.',
    ],
  },
  unknown: {
    heading: 'Revise su correo electrónico',
    text: ['Si acaba de pedir un correo, llegará en un plazo de 10 minutos. Abra el enlace que contiene.'],
  },
} as const;

export const yourAddress = 'su dirección';

export const verification = {
  checking: 'Verificando su enlace',
  loading: 'Cargando',
  invalidTitle: 'Este enlace no funciona',
  invalidText:
    'Es posible que ya se haya usado o que un correo más reciente lo haya reemplazado. Intente iniciar sesión. Si su dirección de correo aún no está verificada, allí puede pedir un correo nuevo.',
  retryTitle: 'No pudimos verificar el enlace',
} as const;
