export default {
  project: {
    closed: 'Este proyecto ya no se puede modificar',
    adminOnly: 'Solo un administrador puede crear un proyecto para otra persona',
    creatorByStaff: 'Solo el personal puede indicar que otra persona creó el proyecto',
    unknownCreator: 'Elija una persona con una cuenta activa',
    investigator: 'Elija un investigador principal con una cuenta activa',
    answerLocked: 'Esta respuesta no se puede modificar después de crear el proyecto',
    own: 'Elija uno de sus proyectos',
  },
  ownerAnswers: 'Solo la persona titular de la solicitud puede responder a esto',
  letter: {
    notUploaded: 'Este archivo no está entre los que usted subió',
    pdfOnly: 'La carta debe ser un archivo PDF',
    waitsForScan: 'Este archivo todavía se está analizando en busca de virus. Inténtelo de nuevo pronto',
  },
  sparkOnly:
    'Para investigaciones que no se relacionan con el autismo solo se puede solicitar la cohorte SPARK',
  typeLocked: 'Solo se puede elegir otro tipo mientras la solicitud es un borrador',
  noForm: 'Este tipo de solicitud no se puede crear aquí',
  noticeAfterApproval: 'El aviso de aprobación está disponible cuando la solicitud está aprobada',
  renewalExists: 'Esta solicitud ya tiene una renovación',
  renewal: {
    notRenewable: 'Una solicitud solo se puede renovar mientras está aprobada o completada',
    open: 'Esta solicitud ya tiene una renovación abierta, {code}. Continúe con esa',
    otherType: 'Una renovación es del mismo tipo que su solicitud',
    otherRequest: 'Elija la solicitud que desea renovar',
    statusLocked: 'Una renovación solo se puede guardar o enviar',
    projectLocked: 'Una renovación se queda en el proyecto de su solicitud',
  },
  expiration: {
    tooLate: 'Debe ser el {day} o antes',
  },
  conversation: {
    newer: 'Llegó un mensaje nuevo. Léalo primero y luego envíe el suyo; su texto se conservó',
    nothingAsked: 'Todavía no hay ninguna pregunta que responder',
  },
  points: {
    answersClosed:
      'Solo puede responder a los cambios solicitados mientras la solicitud tiene el estado “Requiere cambios”',
    unanswered: 'Responda a cada cambio solicitado. Faltan respuestas en: {places}',
  },
  documents: {
    missing: 'Uno de estos archivos no está disponible. Adjúntelo de nuevo',
    waitsForScan: '{name} espera su análisis de virus. Inténtelo de nuevo en un minuto',
    tooLarge: 'Los archivos suman más de 20 MB. Envíe un enlace en su lugar',
  },
  access: {
    membersOnly: 'Solo se puede dar acceso a integrantes del equipo de investigación que tienen una cuenta',
    students: 'No se puede dar acceso a los datos a estudiantes',
    notReady: 'Todavía no se puede dar acceso a {name}: {missing}',
  },
  collection: {
    none: 'Esta solicitud no pide donantes',
    inUse: 'Otra solicitud usa esta colección. Elija otra',
    beingSubmitted:
      'Esta colección se está enviando con otra solicitud. Inténtelo de nuevo en un momento o elija otra colección',
    unknown: 'Esta colección ya no existe. Elija otra',
    other_kind: {
      main: 'Una colección piloto no se puede usar para esta solicitud. Elija otra',
      pilot: 'Para esta solicitud solo se puede usar una colección piloto. Elija otra',
    },
    empty: 'Esta colección todavía no tiene donantes. Agregue algunos o elija otra',
    closed: 'La colección de esta solicitud no se puede modificar en este momento',
  },
  datasets: {
    otherType: 'Solo las solicitudes de conjuntos de datos pueden tener conjuntos de datos',
    retired: '{code} ya no se puede solicitar',
    newerVersion: 'Hay una versión más nueva de {code}. Elija esa',
    unavailable: '{code} no está disponible en este momento',
    unknown: 'Este conjunto de datos no existe',
    limited:
      '{code} está reservado a ciertos investigadores, y la persona titular de esta solicitud no está entre ellos',
  },
  eligibility: {
    ownerInactive: 'La cuenta de la persona titular no está activa',
    institutionRejected:
      'La institución fue rechazada, así que sus investigadores no pueden solicitar recursos',
  },
  state: {
    closed: 'Esta solicitud ya no se puede modificar',
    teamClosed: 'El equipo de esta solicitud ya no se puede modificar',
    submitted: 'Esta solicitud ya se envió',
    notSubmittable: 'Esta solicitud no se puede enviar. Estado actual: {status}',
    notWithdrawable: 'Esta solicitud ya no se puede retirar',
    notDeletable: 'Esta solicitud ya no se puede eliminar',
    ownComment: 'No puede ver ni agregar comentarios en su propia solicitud',
  },
  samples: {
    sparkOnly:
      'Para investigaciones que no se relacionan con el autismo solo se pueden solicitar muestras de la cohorte SPARK. Quite: {ids}',
    otherCohort:
      'Para investigaciones que no se relacionan con el autismo solo se pueden solicitar muestras de la cohorte SPARK',
    kindRefused: 'Este tipo de muestra no se puede solicitar',
    locked: 'Las muestras no se pueden modificar después de enviar la solicitud',
    none: 'Esta solicitud no pide muestras',
    notYours: 'Solo los administradores pueden corregir las muestras, hasta que se decida sobre la solicitud',
  },
  submission: {
    institutionMissing: 'Agregue su institución a su perfil antes de enviar una solicitud',
    countryListed:
      'Los recursos están restringidos para instituciones de ciertos países, y esta institución está en uno de ellos. Si es un error, comuníquese con nosotros',
    accessMissing: 'Elija al menos a una persona de su equipo de investigación',
    mustBeTrue: 'Debe responder “Sí, lo cumplimos” antes de poder enviar',
    policyMissing: 'Acepte la política de uso',
    policyChanged: 'La política de uso cambió. Léala y acéptela de nuevo',
    datasetMissing: 'Elija al menos un conjunto de datos',
  },
  team: {
    tooLate: 'Es demasiado tarde para deshacer esto. Agregue de nuevo a la persona al equipo',
    twice: 'Ya hay alguien con esta dirección de correo en el equipo',
  },
  conflict: {
    oneself: 'Solo puede declarar su propio conflicto de intereses',
    closed: 'Esta solicitud ya no se revisa',
    declared: 'Usted ya declaró un conflicto de intereses. Si eso cambió, comuníquese con nosotros',
    superseded: 'Este conflicto de intereses ya no es actual',
  },
  review: {
    unknownRequest: 'Esta solicitud no existe',
  },
};
