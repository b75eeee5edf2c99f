/** Words of home. */
export const home = {
  account: {
    title: 'Su cuenta e institución',
    noInstitution: 'Díganos dónde trabaja. Sin una institución, nadie puede firmar por usted.',
    nameInstitution: 'Indicar su institución',
    done: 'Su cuenta está activa en {name}.',
    unconfirmed:
      'El representante autorizado de {name} debe confirmar que usted forma parte de la institución. Cuando lo haga, le avisaremos por correo electrónico.',
    disowned:
      '{name} nos informó que usted no forma parte de la institución, o que ya no forma parte de ella. Si es un error, comuníquese con su representante autorizado. Sin una institución, nadie puede firmar por usted.',
    chooseInstitution: 'Elegir otra institución',
    othersNameOfficial:
      '{name} necesita un nuevo representante autorizado. Debe nombrarlo un administrador o un investigador que la institución haya confirmado.',
    detailsPending:
      'El representante autorizado de {name} debe completar los datos de la institución. Ya le escribimos. Después, el personal de la fundación revisa la institución.',
    underReview:
      'El personal de la fundación está revisando {name}. Cuando termine, le avisaremos por correo electrónico.',
    nameOfficial: 'Nombrar un representante autorizado',
    rejected:
      '{name} no fue aprobada. Por eso, usted no puede enviar solicitudes como investigador de esta institución.',
    needsOfficial:
      '{name} necesita un nuevo representante autorizado. Nombre a alguien y le escribiremos a esa persona.',
  },
  agreement: {
    title: 'Acuerdo de Distribución a Investigadores (RDA)',
    noInstitution: 'Comienza cuando usted pertenece a una institución aprobada.',
    institutionPending: 'Comienza cuando se aprueba su institución.',
    done: 'El acuerdo con {displayName} está firmado por ambas partes.',
    officialSigns:
      'El representante autorizado de {displayName} debe firmarlo. Después lo firma la fundación.',
    namedOfficialSigns:
      '{official} debe firmarlo por {displayName}. Lo tiene desde el {date}. Después lo firma la fundación.',
    foundationSigns: 'La fundación debe firmarlo. Después, usted podrá aceptar la adhesión.',
    inPreparation:
      'El personal de la fundación está preparando el acuerdo. Después lo firma su representante autorizado.',
  },
  joinder: {
    title: 'Adhesión',
    done: 'Usted aceptó las condiciones del acuerdo.',
    notExecuted: 'Cuando ambas partes hayan firmado el acuerdo (RDA), podrá aceptar sus condiciones.',
    unconfirmed:
      'Podrá aceptar las condiciones cuando su representante autorizado confirme que usted forma parte de la institución.',
    yourTurn: 'Lea el acuerdo firmado y acepte sus condiciones. Solo después obtendrá acceso a los datos.',
    open: 'Leer y aceptar',
  },
  project: {
    title: 'Un proyecto',
    done: '{count, plural, one {Tiene un proyecto.} other {Tiene # proyectos.}}',
    yourTurn: 'Describa su estudio.',
    yourTurnEarly: 'Describa su estudio. No tiene que esperar el acuerdo.',
    create: 'Crear un proyecto',
  },
  request: {
    title: 'Una solicitud',
    suspended: 'Una de sus solicitudes está suspendida. No puede iniciar otra hasta que esto se resuelva.',
    openSuspended: 'Ver la solicitud suspendida',
    noProject: 'Primero cree un proyecto, o inicie una solicitud, que comienza con uno.',
    start: 'Nueva solicitud',
    yourTurn: 'Elija los conjuntos de datos que necesita. Le tomará unos 20 minutos.',
    open: 'Ver {code}',
    revisions: 'Los revisores pidieron cambios en {code}.',
    conditions: 'La solicitud {code} está aprobada con condiciones.',
    deferred: 'La solicitud {code} se aplazó para una revisión posterior.',
    submitted: '{code} está a la espera de un revisor. La decisión puede tardar hasta dos semanas.',
    underReview: 'El personal de la fundación está revisando {code}. Puede tardar hasta dos semanas.',
    draft: '{code} es un borrador. Termínelo y envíelo.',
    pendingTeam: 'La solicitud {code} está aprobada. Está a la espera de integrantes de su equipo.',
    approved: 'La solicitud {code} está aprobada.',
    closed: 'La solicitud {code} está cerrada. Puede iniciar una nueva.',
  },
  ownTurn: {
    question: 'Tiene una pregunta por responder sobre {code} ({title}).',
    answer: 'Responder sobre {code}',
    bands: {
      overdue: 'Atrasado',
      waiting: 'Le toca a usted',
      coming: 'Próximamente',
      others: 'A la espera de otros',
    },
    since: '{days, plural, =0 {Hoy} one {Hace # día} other {Hace # días}}',
    ended:
      '{days, plural, =0 {El acceso terminó hoy} one {El acceso terminó hace # día} other {El acceso terminó hace # días}}',
    endsIn: '{days, plural, =0 {Termina hoy} one {Queda # día} other {Quedan # días}}',
    mta: '{official} debe firmar el Acuerdo de Transferencia de Material (MTA) de {code} ({title}).',
    rda: '{official} debe firmar el Acuerdo de Distribución a Investigadores (RDA) de {institution}.',
    openRda: 'Abrir el RDA',
    remind: 'Enviar un recordatorio a {official}',
    reminded: 'Enviaremos un recordatorio a {official}.',
    remindAgain: 'Recordatorio enviado. Puede enviar otro el {date}.',
    someOfficial: 'Su representante autorizado',
    waitsSince: 'Desde el {date}',
    whoActs: '{who} ({status})',
    openMta: 'Abrir el MTA de {code}',
    renewSoon:
      'El acceso de {code} ({title}) termina el {date}. Renueve la solicitud para conservar el acceso.',
    renewLate:
      'El acceso de {code} ({title}) terminó el {date}. Renueve la solicitud para recuperar el acceso.',
    renew: 'Renovar {code}',
    continueRenewal: 'Continuar la renovación de {code}',
    draft: '{code} ({title})',
    drafts:
      '{count, plural, one {Tiene un borrador: {newest}} other {Tiene # borradores. El más reciente: {newest}}}',
    otherDrafts: '{count, plural, one {Mostrar el otro borrador} other {Mostrar otros # borradores}}',
    otherDraftsLabel: 'Otros borradores',
    revisionsByMail:
      'Los revisores pidieron cambios en {code} ({title}). Están en el correo electrónico que le enviaron.',
    revisions: 'Los revisores pidieron cambios en {code} ({title}).',
    conditions: 'La solicitud {code} ({title}) está aprobada con condiciones.',
    deferred: 'La solicitud {code} ({title}) se aplazó para una revisión posterior.',
    closeOut: 'El acceso de {code} ({title}) terminó. Confirme qué se hizo con los datos y materiales.',
    closeOutReturned: 'Corrija el cierre de {code} ({title}).',
    openCloseOut: 'Hacer el cierre de {code}',
    openReturnedCloseOut: 'Corregir el cierre de {code}',
    revise: 'Modificar {code}',
    continue: 'Continuar {code}',
    title: 'Qué está pendiente',
  },
  tasks: {
    loadFailed: 'No se pudieron cargar sus tareas.',
    allDoneTitle: 'Su acceso está configurado',
    allDoneText:
      'Su cuenta, el acuerdo y la adhesión están completos. Puede solicitar más recursos en cualquier momento.',
    mine: 'Le toca a usted',
    others: 'A la espera de otras personas',
    blocked: 'Todavía no',
    label: 'Pasos para obtener acceso',
    done: 'Listo',
  },
  datasets: {
    intro: 'Explore los conjuntos de datos disponibles antes de iniciar una solicitud.',
    all: 'Todos los conjuntos de datos',
  },
  projects: {
    loadFailed: 'No se pudieron cargar sus proyectos.',
    emptyTitle: 'No hay proyectos',
    emptyText: 'Un proyecto describe su estudio. Cada solicitud es para un proyecto.',
    create: 'Nuevo proyecto',
    caption: 'Proyectos',
    irbExpires: 'Vencimiento de la carta del IRB: {latestIrb}',
    noIrb: 'sin carta del IRB',
    all: 'Todos los proyectos',
  },
  requests: {
    create: 'Nueva solicitud',
    submitted: 'enviada el {date}',
    started: 'inicio: {date}',
    loadFailed: 'No se pudieron cargar sus solicitudes.',
    emptyTitle: 'Todavía no hay solicitudes',
    emptyText: 'Solicite datos, muestras o tejido para uno de sus proyectos.',
    caption: 'Solicitudes recientes',
    all: 'Todas las solicitudes',
  },
} as const;
