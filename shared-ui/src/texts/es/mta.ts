export const mta = {
  title: 'Acuerdo de Transferencia de Material',
  loading: 'Cargando el MTA',
  loadFailed: 'No se pudo cargar el acuerdo.',
  facts: {
    request: 'Solicitud',
    project: 'Proyecto',
    institution: 'Institución',
    recipient: 'Científico destinatario',
    donors: 'Donantes',
    tissue: 'Tejido solicitado',
    version: 'Versión',
  },
  about: 'Resumen',
  signatures: 'Firmas',
  noSignatures: 'Nadie ha firmado este documento todavía.',
  history: 'Historial',
  historyLabel: 'Historial del acuerdo',
  someOfficial: 'El representante autorizado',
  next: {
    signature_needed:
      'Falta la firma de {official}, por {institution}. El tejido se puede pedir cuando ambas partes hayan firmado.',
    awaiting_execution: '{institution} ya firmó. Ahora firma la fundación.',
    executed: 'Ambas partes firmaron. Ya se puede pedir el tejido.',
    declined: 'El representante autorizado de {institution} rechazó este acuerdo. No se puede pedir tejido.',
    voided: 'Reemplazado por una versión más reciente; se conserva en el registro.',
  },
  reason: 'Motivo: {reason}',
  sign: { official: 'Firmar el MTA' },
  changed: 'El acuerdo cambió mientras lo leía. Léalo de nuevo antes de firmar.',
  signed: 'Usted firmó este MTA',
  decline: {
    button: 'Rechazar',
    title: '¿Rechazar este acuerdo?',
    consequence:
      'No se podrá pedir tejido para la solicitud. La fundación y el investigador verán su motivo.',
    reason: '¿Por qué no puede firmarlo?',
    done: 'Usted rechazó el acuerdo.',
  },
  reasonRequired: 'Indique el motivo',
  stale: 'Otra persona cambió el acuerdo. Revíselo de nuevo.',
} as const;

export const mtaOfRequest = {
  title: 'Acuerdo de Transferencia de Material',
  open: 'Abrir el MTA',
  signature_needed:
    'A la espera del representante autorizado de {institution}. No se envía tejido hasta que ambas partes hayan firmado.',
  awaiting_execution: '{institution} ya firmó. Ahora firma la fundación.',
  executed: 'Ambas partes firmaron el Acuerdo de Transferencia de Material. {link}',
  declined:
    'El representante autorizado de {institution} lo rechazó. No se envía tejido hasta que ambas partes hayan firmado uno nuevo.',
} as const;
