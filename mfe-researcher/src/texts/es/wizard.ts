/** Words of wizard. */
export const wizard = {
  loading: 'Cargando...',
  parts: 'Partes de este paso',
  chapters: {
    label: 'Capítulo',
    position: 'Capítulo {number} de {count}',
    choice: '{number} de {count}: {title} ({state})',
    done: 'Listo',
    open: 'por responder: {count}',
    errors: '{count, plural, one {# error} other {# errores}}',
    due: 'Fecha límite: {deadline}',
    document: 'Descargar el borrador (PDF)',
  },
  deadline: 'Envíela a más tardar el {deadline} para que se revise en el {reviewed}.',
  asked: {
    title: 'Cambios solicitados',
    sentOn: 'Se le envió el {date}',
  },
  steps: {
    team: 'Equipo de investigación',
    policy: 'Uso de los recursos',
    position: 'Paso {number} de {count}: {step}',
    resources: 'Recursos',
    review: 'Revisar y enviar',
  },
  fields: {
    accessList: 'Quién obtiene acceso',
    usageQuestion: 'Declaración {number}',
    unknownProject: 'Proyecto {id}',
    unknownDataset: 'Un conjunto de datos que ya no está disponible',
    unknownMember: 'Alguien que no está en el equipo',
    true: 'Sí, lo cumplimos',
    false: 'No',
    agreed: 'Aceptada',
    project: 'Proyecto',
    projectTitle: 'Título',
    datasets: 'Conjuntos de datos',
    resource: 'Recurso',
    terms: 'Política de intercambio y uso de datos',
  },
  missing: {
    project: 'Elija un proyecto',
    datasets: 'Elija al menos un conjunto de datos',
    resource: 'Elija un recurso',
    accessList: 'Elija al menos una persona de su equipo de investigación',
    statement:
      'Para continuar debe responder “Sí, lo cumplimos”: solo podemos compartir recursos con equipos que cumplan esto. Si no puede, comuníquese con soporte antes de continuar.',
    terms: 'Acepte la política de intercambio y uso de datos',
  },
  conflict: {
    title: 'Este borrador se cambió en otro lugar',
    text: 'Otra pestaña u otra persona guardó otra versión. No se sobrescribió nada. Elija qué versión conservar.',
    mine: 'La suya, en esta página',
    theirs: 'Guardada en otro lugar',
    keepMine: 'Conservar mi versión',
    takeTheirs: 'Usar la versión guardada',
    empty: 'Nada',
  },
  resources: {
    locked:
      'El recurso no se puede cambiar después del envío. Para solicitar otro, inicie una nueva solicitud.',
    loadFailed: 'No se pudieron cargar los recursos disponibles.',
    notAutismRelated:
      'Este proyecto no se relaciona con la investigación del autismo. Solo puede solicitar recursos de la cohorte SPARK.',
    intro:
      'Puede solicitar varios conjuntos de datos juntos. Las muestras biológicas, Research Match y Autism BrainNet requieren cada uno una solicitud aparte.',
    chosen:
      '{count, plural, =0 {Todavía no ha seleccionado nada} one {# conjunto de datos seleccionado} other {# conjuntos de datos seleccionados}}',
    chosenOther: '{count, plural, =0 {Todavía no ha seleccionado nada} other {Seleccionado}}',
    unavailable: 'No disponible en este momento',
    approvedAlready: '* Ya tiene aprobación para este recurso',
    changeFailed: 'No pudimos seleccionar esto',
    showAll: 'Solicitar otra cosa',
    replaceTitle: '¿Solicitar “{name}” en su lugar?',
    removeTitle: '¿Quitar “{name}”?',
    cannotCombine: 'No se puede combinar con su selección actual.',
    removed: 'Esto quita de la solicitud: {names}.',
    detailsCleared: 'Se borran los detalles que ingresó. Su proyecto y su equipo se conservan.',
    replaceButton: 'Reemplazar la selección',
    removeButton: 'Quitar el recurso',
  },
  start: {
    moveTitle: '¿Cambiar el proyecto a “{title}”?',
    moveText:
      'Ese proyecto tiene otra respuesta sobre la investigación del autismo, así que cambian los recursos disponibles. Su selección se quita de esta solicitud.',
    moveButton: 'Cambiar el proyecto',
    leftOut: 'No se incluyen, porque este proyecto no puede solicitarlos: {names}.',
    forBasket:
      '{count, plural, one {Seleccionaremos por usted # conjunto de datos del catálogo.} other {Seleccionaremos por usted # conjuntos de datos del catálogo.}} Puede cambiar la selección.',
    forBasketToo:
      '{count, plural, one {También seleccionaremos el conjunto de datos que eligió en el catálogo.} other {También seleccionaremos los # conjuntos de datos que eligió en el catálogo.}}',
    failed: 'No pudimos iniciar la solicitud',
    title: 'Nueva solicitud',
    loadFailed: 'No se pudo cargar la información de la solicitud',
    suspendedText: 'No puede iniciar otra solicitud hasta que esto se resuelva. {requestLink}',
    suspendedTitle: 'Su acceso está suspendido por incumplimiento en una solicitud.',
    openSuspended: 'Ver la solicitud suspendida',
    rejectedText: 'Sus investigadores no pueden solicitar recursos.',
    rejectedTitle: 'Su institución fue rechazada',
    draftsTitle: 'Continuar un borrador',
    allDrafts: 'Ver los {count} borradores',
    draftLine: '{draftLink} ({type}) para {title}, guardado por última vez: {modified}',
    continue: 'Continuar {sfariRequestId}',
    forProject: 'La solicitud es para su proyecto {project}.',
    forCollection: 'Seleccionaremos por usted su colección {collection}.',
    forDataset: 'Seleccionaremos por usted el conjunto de datos {dataset}. Puede agregar otros.',
    durationTitle: 'Cuánto tiempo toma',
    durationText:
      'Unos 20 minutos, en seis pasos. Todo se guarda mientras escribe: puede detenerse y volver en cualquier momento. La revisión puede tardar hasta dos semanas.',
    durationLong:
      'Alrededor de una hora. Todo se guarda mientras escribe: puede detenerse y volver en cualquier momento. La revisión puede tardar hasta dos semanas.',
    durationMatch:
      'Alrededor de dos horas. Todo se guarda mientras escribe: puede detenerse y volver en cualquier momento. Las solicitudes se revisan cada trimestre; las fechas límite son el 31 de marzo, el 30 de junio, el 30 de septiembre y el 31 de diciembre.',
    typeLabel: '¿Qué desea solicitar?',
    typesFailed: 'No se pudieron cargar los recursos disponibles.',
    submit: 'Comenzar',
    continueDraft: 'Continuar {code}',
  },
  last: {
    title: 'Usar su última solicitud como base',
    text: '{code} del {date} para el proyecto {project}. Copiamos su proyecto, su equipo y sus respuestas.',
    start: 'Usar {code} como base',
    heading: 'Revisar y completar su solicitud',
    review:
      'Copiamos lo que nos dijo la última vez. Responda lo que falta, revise lo demás y envíe la solicitud.',
  },
  saving: {
    failed: 'No pudimos guardar su último cambio',
    support: 'Si esto continúa, comuníquese con soporte. Su borrador no se perdió.',
  },
  onBehalf: {
    notAsked: 'No se preguntó: la solicitud se inició en nombre de la persona titular.',
  },
  requests: 'Solicitudes',
  needs: {
    project: 'Un proyecto: su título, su resumen y si se relaciona con la investigación del autismo.',
    irb: 'Una carta del IRB (comité de ética) en PDF, solo si su proyecto la necesita. Desde marzo de 2025, los conjuntos de datos sin información identificable no la necesitan.',
    globusName: 'Su nombre de usuario de Globus. Entregamos los datos por Globus.',
    irbAlways:
      'Una carta del IRB (comité de ética) en PDF, de aprobación o de exención, que cubra a todos los integrantes del equipo.',
    manyAnswers: 'Detalles sobre su estudio. Puede ver todas las preguntas antes de responder.',
    files: 'Archivos (PDF): {names}.',
    moreFiles: 'Otros archivos, si los tiene: {names}',
    answers: 'Algunas frases sobre cómo usará los datos.',
    team: 'El nombre, la dirección de correo, la función y la institución de cada persona de su equipo de investigación.',
    title: 'Qué necesita',
  },
  newRequest: 'Nueva solicitud',
  buttons: {
    submitRevision: 'Enviar la solicitud modificada',
    submit: 'Enviar la solicitud',
    previous: 'Atrás',
    toReview: 'Continuar al último paso',
    next: 'Continuar',
    submitting: 'Enviando',
    refused: 'Podrá continuar cuando responda “Sí, lo cumplimos” en todas las declaraciones.',
    waitsForFile: 'Podrá continuar cuando termine de subirse el archivo.',
  },
  policy: {
    intro:
      'Las familias compartieron estos datos para ayudar a la investigación. Responda por todo su equipo de investigación.',
  },
  projectStep: {
    notAutismRelated:
      'No se relaciona con la investigación del autismo: solo se puede solicitar la cohorte SPARK.',
    autismRelated: 'Se relaciona con la investigación del autismo.',
    loadFailed: 'No se pudieron cargar sus proyectos.',
    emptyText: 'Todavía no tiene proyectos. Primero cree uno; después volverá aquí.',
    label: '¿Para qué proyecto es la solicitud?',
    help: 'La solicitud usa el título, el resumen y el equipo de investigación del proyecto.',
    create: 'Crear un nuevo proyecto',
  },
  review: {
    unanswered: 'Sin responder',
    intro:
      'Revise todo. Después del envío, el personal de la fundación revisa la solicitud; puede tardar hasta dos semanas. Durante la revisión no podrá cambiarla.',
    introMatch:
      'Revise todo. Las solicitudes se revisan cada trimestre. Durante la revisión no podrá cambiar la suya.',
    change: 'Cambiar{hiddenStep}',
  },
  team: {
    loadFailed: 'No se pudo cargar el equipo de investigación.',
    getsAccess: 'Tendrá acceso',
    noAccess: 'Sin acceso',
    studentNote: 'Sin acceso: los estudiantes no obtienen acceso a los datos.',
    accountNote:
      'Todavía sin cuenta: no hay acceso hasta que {firstName} se registre y usted seleccione esta casilla.',
    intro:
      'Agregue a todas las personas que trabajan en el proyecto y elija quiénes obtienen acceso a los datos. Cada persona con acceso necesita una cuenta activa, un acuerdo (RDA) firmado por ambas partes y una adhesión. Puede enviar la solicitud antes de que todos estén listos; el acceso comienza cuando lo esté la última persona.',
    accessBox: 'Tendrá acceso{hiddenName}',
  },
  revisionOf: '{code}, modificación',
  draftOf: '{code}, borrador',
} as const;
