export default {
  login: {
    wrong: 'La dirección de correo o la contraseña es incorrecta',
    inactive: 'Esta cuenta no está activa. Comuníquese con el equipo de soporte.',
    noPassword: 'Cree una contraseña nueva. Le enviamos un correo electrónico con un enlace.',
    demoAccount:
      'Las cuentas de demostración están desactivadas en este portal. Comuníquese con el equipo de soporte.',
    unlockMailed:
      'Si existe una cuenta con esta dirección, le enviamos un correo electrónico con un enlace que le permite iniciar sesión ahora',
    tooMany: 'Demasiados intentos. Inténtelo de nuevo en {time}',
    minutes: '{count, plural, one {# minuto} other {# minutos}}',
    hours: '{count, plural, one {# hora} other {# horas}}',
    secondStep: 'Escriba el código de su segundo factor',
    stepOver: 'El inicio de sesión tardó demasiado. Escriba su contraseña de nuevo',
    tooOften: 'Demasiados intentos. Inténtelo de nuevo más tarde',
  },
  link: {
    usedOrOld: 'Este enlace ya se usó o ya venció',
    dead: 'El enlace de este correo electrónico ya no es válido',
  },
  password: {
    wrong: 'Contraseña incorrecta',
    tooEasy: 'Esta contraseña es demasiado fácil de adivinar. Elija otra',
    unchanged: 'Elija una contraseña diferente de la actual',
    ownOnly: 'Solo la propia persona puede cambiar su contraseña',
  },
  factor: {
    wrongCode: 'Este código no es correcto o ya se usó',
    wrongRecovery: 'Este código de recuperación no es correcto o ya se usó',
    wrongPasskey: 'No se pudo confirmar esta llave de acceso. Inténtelo de nuevo',
    notBegun: 'Esto tardó demasiado. Empiece de nuevo',
    tooMany: 'Puede tener como máximo {count} segundos factores. Primero quite uno',
    needed: 'Su rol necesita un segundo factor. Primero agregue otro',
    none: 'Primero agregue un segundo factor',
    passwordOnly: 'Use su segundo factor',
    notWhileActing: 'No puede cambiar un segundo factor mientras actúa en nombre de otra persona',
  },
  organization: {
    unknown: 'Esta organización no está configurada aquí',
    unreachable:
      'Ahora no es posible conectarse con {organization}. Inicie sesión de otra manera o inténtelo más tarde',
    refused: 'El inicio de sesión en {organization} no funcionó. Inténtelo de nuevo',
    cancelled: 'No terminó el inicio de sesión en {organization}',
    over: 'El inicio de sesión tardó demasiado o ya se usó. Empiece de nuevo',
    linkedElsewhere: 'Este inicio de sesión en {organization} pertenece a otra cuenta',
    notProved: '{organization} no confirmó de nuevo quién es usted. Inicie sesión de nuevo',
    wrongLogout: 'Este token de cierre de sesión no es válido',
    notWhileActing: 'No puede cambiar cómo inicia sesión otra persona mientras actúa en su nombre',
  },
  address: {
    unchanged: 'La cuenta ya tiene esta dirección',
    known: 'Ya existe una cuenta con esta dirección de correo',
    alike: 'Existe una cuenta con una dirección de correo muy parecida a esta',
  },
  registration: {
    invitedAddress: 'Esta es la dirección invitada y no se puede cambiar',
    noAccount: 'No podemos crear una cuenta con esta dirección. Escriba a {support}',
    useForm: 'Llene el formulario de registro para aceptar la invitación',
    connectOrcidAgain: 'Vuelva a conectar su ORCID iD para que sepamos que es suyo',
    orcidCode: 'ORCID no aceptó este código. Inténtelo de nuevo',
    noOrcid: 'ORCID no está configurado aquí',
    orcidUnreachable: 'ORCID no responde en este momento. Puede registrarse sin él',
    botCheckUnreachable: 'La verificación contra robots no responde. Inténtelo de nuevo',
  },
  user: {
    languageNotOffered: 'Este idioma no se ofrece aquí',
    unknownInstitution: 'Esta institución no existe',
    noLongerMember:
      'Parece que usted ya no pertenece a esta institución. Comuníquese con el equipo de soporte.',
    inactive: 'Esta cuenta no está activa. Primero actívela.',
    verified: 'Esta cuenta ya está verificada',
  },
  mailLimits: {
    invitation: 'Alcanzó el límite diario de invitaciones. Continúe mañana o escriba a {support}',
    address_change: 'Alcanzó el límite diario de cambios de dirección. Continúe mañana o escriba a {support}',
    invited:
      'Esta persona ya recibió varias invitaciones hoy. Inténtelo de nuevo mañana o escriba a {support}',
  },
};
