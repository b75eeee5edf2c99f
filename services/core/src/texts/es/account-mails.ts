export default {
  passwordReset: {
    subject: 'Cree una contraseña nueva para {product}',
    asked: 'Se pidió una contraseña nueva para su cuenta. Abra este enlace para crearla.',
    link: 'Crear una contraseña nueva',
    limits:
      'El enlace funciona una sola vez, durante una hora. Su contraseña anterior sigue vigente hasta que cree una nueva.',
    ignore: 'Si usted no lo pidió, ignore este correo electrónico.',
  },
  firstPassword: {
    subject: 'Crear una contraseña nueva',
    moved: 'Su cuenta se trasladó al nuevo portal. Cree una contraseña nueva antes de iniciar sesión.',
    limits: 'El enlace funciona una sola vez, durante una hora.',
    ignore: 'Si usted no intentó iniciar sesión, no necesita hacer nada.',
  },
  passwordChanged: {
    subject: 'Se cambió su contraseña de {product}',
    changed: 'Se cambió su contraseña y se cerró la sesión en todos sus dispositivos.',
    changedByOwner:
      'Se cambió su contraseña desde su perfil y se cerró la sesión en todos sus demás dispositivos.',
    notYou:
      'Si fue usted, no necesita hacer nada. Si no, <reset>cree una contraseña nueva</reset> de inmediato y escriba a <support>{address}</support>.',
  },
  factor: {
    subject: 'Un cambio en su forma de iniciar sesión en {product}',
    added:
      'Se agregó “{name}” como segundo factor de su cuenta. A partir de ahora lo necesita para iniciar sesión.',
    removed: 'Se quitó “{name}” de los segundos factores de su cuenta.',
    linked: 'Ya puede iniciar sesión en su cuenta con su cuenta de {name}.',
    unlinked: 'Ya no puede iniciar sesión en su cuenta con su cuenta de {name}.',
    recoveryUsed:
      'Se usó un código de recuperación de su cuenta. {remaining, plural, =0 {No queda ninguno} one {Queda uno} other {Quedan #}}. Puede crear códigos nuevos en Mi perfil.',
    recoveryCreated:
      'Se crearon códigos de recuperación nuevos para su cuenta. Los anteriores ya no funcionan.',
    guessed:
      'Alguien, quizás usted, escribió su contraseña y después varios códigos incorrectos. Nadie entró, y los próximos intentos deben esperar.',
    reset:
      '{admin} quitó todos los segundos factores de su cuenta, y se cerró la sesión en todos sus dispositivos. Motivo: {reason}',
    resetAsked:
      '{admin} pidió quitar todos los segundos factores de su cuenta. Otra persona de administración debe confirmarlo. Motivo: {reason}',
    notAsked: 'Si usted no lo pidió, escriba de inmediato a <support>{address}</support>.',
    notYou:
      'Si fue usted, no necesita hacer nada. Si no, <reset>cree una contraseña nueva</reset> de inmediato y escriba a <support>{address}</support>.',
  },
  verification: {
    subject: 'Confirme su dirección de correo para {product}',
    thanks: 'Gracias por registrarse en {product}. Para terminar, confirme que esta dirección es suya.',
    link: 'Confirmar mi dirección de correo',
    limits:
      'El enlace funciona una sola vez, durante 7 días. Si ya venció, ábralo de todos modos y le enviaremos uno nuevo.',
    ignore:
      'Si usted no se registró, ignore este correo electrónico. Nadie puede usar la cuenta sin este enlace.',
    registeredTwice:
      'Gracias por registrarse en {product}. Esta dirección se registró más de una vez. Para terminar, cree una contraseña y así confirme que la dirección es suya.',
    setPassword: 'Crear mi contraseña',
    passwordLimits: 'El enlace funciona una sola vez, durante una hora.',
    ignoreTwice:
      'Si usted no se registró, ignore este correo electrónico. Nadie puede usar la cuenta sin un enlace de un correo electrónico enviado a usted.',
  },
  alreadyRegistered: {
    subject: 'Usted ya tiene una cuenta en {product}',
    tried:
      'Alguien intentó registrarse con esta dirección. Usted ya tiene una cuenta, así que no se cambió nada.',
    login: 'Iniciar sesión',
    forgot:
      '¿Olvidó su contraseña? <reset>Cree una nueva</reset>. Ese enlace funciona una sola vez, durante una hora.',
    notYou: 'Si no fue usted, no necesita hacer nada.',
  },
  lookAlike: {
    subject: 'Alguien usó en {product} una dirección parecida a la suya',
    tried:
      'Alguien intentó usar una dirección de correo muy parecida a la suya. No se cambió nada ni se creó ninguna cuenta.',
    isYou:
      'Si fue usted, <login>inicie sesión</login> con la dirección a la que se envió este correo electrónico. Si necesita la otra dirección, escriba a <support>{address}</support>.',
  },
  closed: {
    subject: 'Su cuenta de {product} no está activa',
    tried: 'Alguien, quizá usted, intentó usar la cuenta con esta dirección. La cuenta ya no está activa.',
    reopen: 'Si la necesita de nuevo, escriba a <support>{address}</support>.',
  },
  slowedLogin: {
    subject: 'Muchas contraseñas incorrectas en su cuenta de {product}',
    tried:
      'Alguien, quizá usted, intentó varias veces iniciar sesión en su cuenta con una contraseña incorrecta. Nadie logró entrar. Para proteger su cuenta, los próximos intentos se demoran. Por lo general, esto no afecta a los dispositivos que usted ya ha usado.',
    follow: 'Si por esto no puede iniciar sesión, abra este enlace e inténtelo de nuevo.',
    link: 'Iniciar sesión ahora',
    limits:
      'El enlace funciona una sola vez, durante 24 horas. ¿Olvidó su contraseña? <reset>Cree una nueva</reset>.',
    notYou: 'Si no fue usted, no necesita hacer nada.',
  },
  created: {
    subject: 'Su cuenta de {product}',
    byFoundation: '{foundation} creó una cuenta para usted. Cree una contraseña para usarla.',
    link: 'Crear su contraseña',
    limits:
      'El enlace funciona una sola vez, durante una hora. Después, pida uno nuevo en <page></page> con esta dirección de correo.',
    unexpected: 'Si no esperaba este mensaje, escriba a <support>{address}</support>.',
  },
  newAddress: {
    subject: 'Confirme su nueva dirección de correo para {product}',
    confirm:
      'Confirme que esta es la nueva dirección de su cuenta. Hasta entonces, su cuenta conserva la dirección anterior.',
    link: 'Confirmar mi nueva dirección',
    limits:
      'El enlace funciona una sola vez, durante un día. Si usted no lo pidió, ignore este correo electrónico.',
  },
  addressAsked: {
    subject: 'Una nueva dirección de correo para su cuenta de {product}',
    asked:
      'Se pidió cambiar la dirección de su cuenta a {email}. El cambio se hará cuando se confirme desde esa dirección.',
    notYou:
      'Si usted no lo pidió, <reset>cree una contraseña nueva</reset> de inmediato y escriba a <support>{address}</support>.',
  },
  addressTaken: {
    subject: 'Su dirección de correo y {product}',
    wanted:
      'Alguien, quizá usted, intentó usar esta dirección para otra cuenta. La dirección pertenece a su cuenta, así que no se cambió nada.',
    twoAccounts: 'Si usted tiene dos cuentas, escriba a <support>{address}</support> y las uniremos.',
  },
  addressChanged: {
    subject: 'Se cambió la dirección de correo de su cuenta de {product}',
    changed:
      'La dirección de correo de su cuenta ahora es {new}; antes era {old}. Use la nueva dirección para iniciar sesión. Se cerró la sesión en todos los dispositivos, excepto en el que confirmó el cambio.',
    notYou: 'Si no fue usted, escriba de inmediato a <support>{address}</support>.',
  },
};
