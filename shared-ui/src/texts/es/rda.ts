export const rda = {
  title: 'Acuerdo de Distribución a Investigadores',
  list: 'Acuerdos',
  loadFailed: 'No se pudo cargar el acuerdo.',
  superseded: 'Reemplazado por un acuerdo más reciente; se conserva en el registro.',
  scanPending: 'Falta analizar el documento en busca de virus. Vuelva en unos minutos.',
  viewer: 'El acuerdo en PDF',
  noViewer: 'Su navegador no puede mostrar el PDF aquí. Descárguelo para leerlo.',
  openPdf: 'Abrir el PDF en una pestaña nueva',
  download: 'Descargar el PDF',
  downloadFailed: 'Lo sentimos, hubo un error al descargar el acuerdo.',
  small: 'En pantallas pequeñas, el acuerdo se abre en una pestaña nueva.',
  signatures: 'Firmas',
  noSignatures: 'Nadie ha firmado este documento todavía.',
  sides: { official: 'Por la institución', foundation: 'Por la fundación' },
  signedAt: '{name}, {time}',
  onPaper: 'Firmado en papel. Lo registró {recorder}; {decider} lo confirmó con el documento escaneado.',
  unconfirmed: 'Registrado por un administrador; aún sin confirmar con un documento escaneado.',
  voided: 'Ya no cuenta: el documento se modificó después.',
  hash: 'Huella digital del documento (SHA-256)',
  next: {
    1: 'Falta la firma de {official}, por {institution}.',
    2: '{institution} ya firmó. Ahora firma la fundación.',
    3: 'Ambas partes firmaron. Los investigadores de {institution} pueden aceptar la adhesión.',
    4: 'No hay RDA en este momento.',
  },
  someOfficial: 'El representante autorizado',
} as const;

export const signing = {
  officialTitle: 'Firmar el RDA',
  nameLabel: 'Su nombre completo',
  nameHelp: 'Escriba su nombre exactamente como aparece aquí: {name}',
  nameRequired: 'Ingrese su nombre completo',
  passwordLabel: 'Contraseña',
  passwordHelp: 'La contraseña de su cuenta, para asegurarnos de que es usted.',
  passwordRequired: 'Ingrese su contraseña',
  submit: { official: 'Firmar el RDA' },
  submitting: 'Firmando',
  read: 'Al firmar, usted declara: “{meaning}”',
  signed: 'Usted firma el texto en inglés:',
  changed: 'El documento cambió mientras lo leía. Léalo de nuevo antes de firmar.',
} as const;

export const signed = {
  title: 'Usted firmó este RDA',
  mailed: 'Se envió a {email} una confirmación con un enlace al documento firmado.',
} as const;

export const rdaAdmin = {
  history: 'Historial',
  historyLabel: 'Historial del acuerdo',
} as const;

export const paper = {
  foundation:
    'Un/a Administrador/a principal de SFARI firma en el portal. Si la fundación firmó en papel, complete la firma y la fecha en los datos del administrador y agregue el documento escaneado. Después, otro administrador los compara.',
  next: 'Un administrador registró que se firmó en papel. A continuación, otro administrador lo compara con el documento escaneado.',
} as const;
