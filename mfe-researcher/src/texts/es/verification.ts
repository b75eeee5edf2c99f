/** Words of /annual-researcher-review, where a Signing Official confirms or removes researchers (spec 3 section 2.12). */
export const verification = {
  title: 'Verificación de investigadores',
  home: 'Inicio',
  intro:
    'Confirme quiénes investigan en {institution}. Las personas que confirme pueden aceptar la adhesión. Las personas que quite pierden el acceso que tienen a través de {institution}.',
  loading: 'Cargando información',
  readFailed: 'No se pudieron cargar los investigadores.',
  noInstitution: 'Usted todavía no es representante autorizado. Por eso no hay nadie que confirmar.',
  back: 'Volver al inicio',
  waitingTitle: 'A la espera de su decisión',
  noOneWaits: 'Nadie está a la espera de su decisión.',
  joined: 'Afiliación desde el {date}',
  lastChecked: 'Última confirmación: {date}',
  annual: 'Verificación anual',
  recent: 'Afiliación reciente',
  otherDomain: 'Correo electrónico fuera de los dominios de la institución',
  byDomain: 'Integrante por su dominio de correo',
  confirmAll: 'Confirmar a todos ({count})',
  confirmAllHelp: 'Luego cambie la respuesta de quienes ya no estén o a quienes no conozca.',
  decide: '¿{name} investiga en {institution}?',
  confirm: 'Sí, confirmar',
  remove: 'No, quitar',
  later: 'Decidir más tarde',
  reason: 'Motivo para quitar a {name}',
  reasonHelp: '{name} podrá leerlo en el correo electrónico que enviamos.',
  reasonMissing: 'Campo obligatorio',
  checked: 'He revisado cada una de estas decisiones',
  decideFirst: 'Elija sí o no para todas las personas: {decided} de {count} listas.',
  decideOne: 'Elija sí o no para al menos una persona.',
  tickFirst: 'Confirme que ha revisado cada decisión y envíe.',
  submit: 'Enviar',
  submitting: 'Guardando',
  listTitle: 'Investigadores de {institution}',
  confirmed: 'Confirmado',
  checkedOn: 'Confirmación: {date}',
  removed: 'Quitado',
  removedWhy: 'Motivo: {reason}',
  joinder: 'Adhesión aceptada el {date}',
  noJoinder: 'Adhesión: todavía no',
  removeOne: 'Quitar',
  removeOneOf: 'Quitar a {name}',
  restoreOne: 'Confirmar de nuevo',
  restoreOneOf: 'Confirmar de nuevo a {name}',
  removeTitle: '¿Quitar a {name} de {institution}?',
  removeConsequence:
    '{name} pierde todo el acceso que tiene a través de {institution}. Le avisaremos por correo electrónico. Podrá confirmar a esta persona de nuevo más adelante.',
  removeSubmit: 'Quitar investigador',
  cancel: 'Cancelar',
  stale:
    'Otro representante tomó una decisión o alguien se unió. La lista ya está actualizada; revísela de nuevo.',
} as const;

/** What an official has decided, and what they take along. */
export const result = {
  title: 'Decisiones guardadas',
  saved: 'Sus decisiones se guardaron. Avisaremos por correo electrónico a las personas afectadas.',
  decided:
    '{confirmed, plural, =0 {} one {Confirmó a # investigador. } other {Confirmó a # investigadores. }}{removed, plural, =0 {} one {Quitó a # investigador.} other {Quitó a # investigadores.}}',
  pdf: 'Descargar como PDF',
  calendar: 'Agregar al calendario',
} as const;

/** Where the institution stands in its year, which begins with the execution of its RDA. */
export const year = {
  next: 'La próxima verificación anual de todos los investigadores vence el {day}.',
  due: 'La verificación anual de sus investigadores vence el {day}.',
  overdue: 'La verificación anual de sus investigadores venció el {day}.',
} as const;

/** On the official's home, and on the page of the institution. */
export const verificationPanel = {
  idle: {
    title: 'Investigadores',
    text: 'Todos los investigadores de {institution} están confirmados.',
  },
  waiting: {
    title:
      '{count, plural, one {# persona que se registró en {institution} está a la espera de su decisión} other {# personas que se registraron en {institution} están a la espera de su decisión}}',
    text: '{names}',
  },
  yearly: {
    title: 'Confirme a los investigadores de {institution}',
    text: '{count, plural, one {Falta confirmar a un investigador} other {Falta confirmar a # investigadores}}: {names}',
  },
  more: '{count, plural, one {# más} other {# más}}',
  open: 'Confirmar o quitar investigadores',
  openYearly: 'Confirmar investigadores',
} as const;

/** To someone whom the institution removed. */
export const disownedMember = {
  title: '{institution} no le reconoce como uno de sus investigadores',
  text: 'Su representante autorizado nos informó que usted no forma parte de la institución, o que ya no forma parte de ella. Solo puede ver la información pública de la institución. El motivo está en el correo electrónico que le enviamos. Si es un error, comuníquese con el representante autorizado o con soporte.',
} as const;

/** To a member whom the institution has not confirmed. */
export const unconfirmedMember = {
  title: '{institution} todavía no ha confirmado que usted forma parte de la institución',
  text: 'Primero, su representante autorizado debe confirmar que usted investiga allí. Después podrá leer los datos y el acuerdo de la institución. Ya puede preparar y enviar solicitudes.',
} as const;
