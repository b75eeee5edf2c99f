/** Words of renewals. */
export const renewal = {
  title: 'Renovación de la solicitud',
  requests: 'Solicitudes',
  loadFailed: 'No pudimos cargar la renovación',
  /** Replaces the cohorts where a request has none. */
  cohort: 'la cohorte',
  /** Stands for the last day of access where a request has none. */
  expirationDate: 'la fecha de vencimiento de la solicitud',
  lead: 'Esta es una renovación de {code}, {title}.',
  access: 'Por ahora, el acceso termina el {day}.',
  nextTitle: 'Qué sigue',
  revisionTitle: 'Los revisores pidieron cambios',
  revision: 'Haga los cambios que se indican a continuación y vuelva a enviar la renovación.',
  awaiting:
    'Obtendrá acceso a los datos cuando el RDA de su institución y su adhesión estén firmados. Ya puede enviar la renovación.',
  policy: 'Política de intercambio y uso de datos',
  agreeFirst: 'Acepte la política de intercambio y uso de datos',
  submit: 'Enviar la renovación',
  confirmTitle: '¿Enviar la renovación de {code}?',
  confirmText:
    'La fundación revisa la renovación después de que usted la envía. Solo podrá cambiarla si los revisores se lo piden.',
  keepOn: 'Seguir editando',
  conflict: {
    title: 'Esta renovación se cambió en otra ventana',
    text: 'Sus cambios no se perdieron. ¿Qué versión quiere conservar?',
    mine: 'Conservar esta versión',
    theirs: 'Usar la otra versión',
    closed:
      'Estado de la renovación {code}: {status}. Sus últimos cambios solo están en esta página y ya no se pueden guardar.',
  },
  closed: {
    notOwner: 'Solo la persona titular de {code} puede completar su renovación.',
    status: 'Solo se pueden renovar las solicitudes aprobadas o completadas.',
    open: 'Estado de la renovación {code}: {status}. Podrá renovar la solicitud otra vez cuando haya una decisión.',
    openLink: 'Abrir {code}',
    toRequest: 'Ir a la solicitud',
  },
  thanks: {
    title: 'Gracias. Su renovación se envió.',
    reference: 'Su renovación',
    text: 'La fundación revisará su renovación y le avisará por correo electrónico cuando haya una decisión.',
    contact: 'Si en un día no recibe un correo electrónico de confirmación, comuníquese con {support}.',
    request: 'Ir a la solicitud',
    home: 'Volver al inicio',
  },
  renew: 'Renovar la solicitud',
  goOn: 'Continuar la renovación',
  edit: 'Editar la renovación',
  renews: 'Esta es una renovación de {code}.',
} as const;
