/** Words of what a Signing Official finds on the home page. */
export const membership = {
  noInstitution: 'Usted todavía no pertenece a una institución.',
  nameInstitution: 'Indicar su institución',
  seeInstitution: 'Ver su institución',
  questions: '¿Preguntas? Escriba a {support}.',
} as const;

export const steps = {
  details: {
    title: '{name}: faltan datos',
    text: 'Complete los datos de su institución. Después, un administrador la aprueba o la rechaza.',
    action: 'Completar los datos',
  },
  underReview: {
    title: '{name} está en revisión',
    text: 'No tiene que hacer nada por ahora. Si un administrador la aprueba, usted firmará el Acuerdo de Distribución a Investigadores (RDA).',
  },
  question: {
    title: 'La fundación tiene una pregunta sobre {name}',
    text: 'Un administrador necesita más información antes de que se pueda aprobar la institución.',
    action: 'Abrir la institución',
  },
  rejected: {
    title: '{name} fue rechazada',
    text: 'Sus investigadores no pueden enviar solicitudes. Si es un error, comuníquese con soporte.',
  },
  newOfficial: {
    title: '{name} necesita un nuevo representante autorizado',
    text: 'Lo nombra un investigador principal de la institución. Usted no tiene que hacer nada.',
  },
  signature: {
    title: 'El RDA necesita su firma',
    text: '{name} está aprobada. Firme su Acuerdo de Distribución a Investigadores (RDA). Después lo firma la fundación.',
    action: 'Leer y firmar el RDA',
  },
  execution: {
    title: 'Ahora firma la fundación',
    text: 'Usted firmó el Acuerdo de Distribución a Investigadores (RDA) de {name}. Cuando también lo firme la fundación, cada investigador podrá aceptar la adhesión.',
  },
  executed: {
    title: 'El RDA está vigente',
    titleWhenIdle: 'No hay nada que firmar',
    text: '{name} está aprobada y su Acuerdo de Distribución a Investigadores (RDA) está firmado por ambas partes. Sus investigadores pueden aceptar la adhesión y solicitar recursos.',
  },
  noAgreement: {
    title: '{name} no tiene un RDA en este momento',
    text: 'La fundación está preparando el Acuerdo de Distribución a Investigadores (RDA). Después, usted lo firma.',
  },
} as const;

/** What needs the official, above everything else. */
export const tasks = {
  title:
    '{count, plural, one {Tiene # tarea pendiente} other {Tiene # tareas pendientes}} ({minutes, plural, one {cerca de # minuto} other {unos # minutos}})',
} as const;

/** Material Transfer Agreements of tissue requests, on the home page. */
export const agreementsToSign = {
  text: 'El banco de cerebros envía el tejido una vez firmado el Acuerdo de Transferencia de Material (MTA).',
  one: '{code}: {title}, para {name}',
  open: 'Leer y firmar el MTA de {code}',
} as const;
