export default {
  decision: {
    detailsClosed: 'Los datos de la institución no se pueden modificar en este momento',
    detailsNotDue: 'Los datos de la institución no se necesitan en este momento',
    rejected: 'La institución fue rechazada',
    noNewOfficial: 'La institución no necesita un nuevo representante autorizado',
    notNow: 'No es posible en este momento',
  },
  nothingDue: 'No hay nada pendiente: los investigadores de la institución están confirmados',
  notAnInvestigator: 'Esta persona no es investigador principal',
  notAnOfficial: 'Esta persona no es representante autorizado de la institución',
  publicDomains: '{domains} es un dominio público de correo',
  nameTaken: 'Este nombre ya está en uso',
  invitation: {
    linkUsed: 'Este enlace ya se usó o fue reemplazado por uno más nuevo',
    expired: 'Esta invitación ya venció',
    accountInactive: 'La cuenta con esta dirección no está activa. Escriba a {support}',
    researcherHere:
      'Su cuenta con esta dirección es de investigador o de revisor, así que usted no puede ser también representante autorizado. Rechace la invitación o escriba a {support}',
  },
  membership: {
    noYear: 'No hay ninguna verificación pendiente: la institución no tiene un RDA firmado por ambas partes',
    ownDecision: 'Usted no puede decidir sobre su propia persona',
    undecided: 'En la verificación anual, decida sobre todas las personas. Faltan: {names}',
    undecidedMore:
      'En la verificación anual, decida sobre todas las personas. Faltan: {names} y {count, plural, one {# más} other {# más}}',
    officialFirst: 'Primero se debe reemplazar al representante autorizado',
    rejected: 'Esta institución fue rechazada',
    belongsAlready: 'Esta persona ya pertenece a la institución',
    ownLinkOnly: 'Usted solo puede vincular su propia cuenta',
    researchersOnly: 'Solo los investigadores pueden elegir su institución. Pídaselo a un administrador',
    agreementChanged: 'El acuerdo cambió. Vuelva a leerlo',
    joinderOnce:
      'El acuerdo se puede aceptar una sola vez, cuando está firmado por ambas partes y la institución ha confirmado a la persona',
    disowned: 'La institución quitó a esta persona',
    officialStays:
      'El representante autorizado no puede dejar la institución. Primero pida a un administrador que nombre a otro',
    removalStays:
      'La institución le quitó de su lista. Esta entrada no se puede eliminar porque registra esa decisión',
  },
};
