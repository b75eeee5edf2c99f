/** Words of the forms about institutions and their Signing Officials (spec 1 sections 2, 3 and 5). */
export const fields = {
  officialTitle: 'Representante autorizado/a',
  officialHelp:
    'La persona que puede firmar acuerdos por la institución; suele trabajar en la oficina de programas patrocinados. No puede ser usted.',
  institutionTitle: 'Institución',
} as const;

/** Words around the forms that add an institution. */
export const creating = {
  provideTitle: 'Agregar su institución',
  provideIntro:
    'Su institución todavía no está en nuestra lista. Díganos cómo se llama y quién firma por ella. Le escribiremos a esa persona para que complete los datos de la institución. Usted ya puede preparar y enviar solicitudes.',
  provideSubmit: 'Agregar la institución',
  has: 'Usted ya pertenece a {institution}.',
  toInstitution: 'Ver la institución',
  what: 'la nueva institución',
  cancel: 'Cancelar',
  joined: 'Ahora usted pertenece a {institution}',
} as const;

/** Words of /institution-details. */
export const details = {
  title: 'Datos de su institución',
  intro:
    'Usted es representante autorizado de {institution}. Complete los datos de la institución para que la fundación los revise. Después de la aprobación, le escribiremos para que firme el Acuerdo de Distribución a Investigadores (RDA).',
  submit: 'Enviar a revisión',
  what: 'los datos de la institución',
  notYours: 'No hay nada que completar aquí',
  notYoursText:
    'Solo el representante autorizado actual puede completar esta página, y solo mientras falten los datos de la institución.',
  toInstitution: 'Ver su institución',
  home: 'Volver al inicio',
} as const;

/** Words of /revise-institution-officer. */
export const revise = {
  title: 'Nombrar un nuevo representante autorizado',
  intro:
    '{institution} necesita un nuevo representante autorizado; por ejemplo, porque el anterior rechazó la invitación o no fue aceptado. Nombre a alguien que pueda firmar por la institución. Le escribiremos a esa persona para que complete los datos.',
  submit: 'Invitar al representante autorizado',
  what: 'este formulario',
  notYours: 'Otra persona nombra al representante autorizado',
  notYoursText:
    '{institution} necesita un nuevo representante autorizado. Debe nombrarlo un administrador o un investigador que la institución haya confirmado. Usted no tiene que hacer nada.',
  notNeeded: 'No hay nada que hacer aquí',
  notNeededText: 'Su institución no necesita un nuevo representante autorizado en este momento.',
} as const;
