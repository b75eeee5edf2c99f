export const unconfirmed = {
  learnMore: 'Más información',
  close: 'Cerrar',
  introOfficer: 'Su institución aún no está aprobada. Próximos pasos:',
  introOthers: 'Ya puede preparar y enviar solicitudes. Recibirá lo aprobado después de estos pasos:',
  detailsOfficer: 'Usted ingresa los datos de su institución.',
  detailsOthers:
    'Nos comunicamos con el representante autorizado de su institución, quien ingresa los datos de esta.',
  decision: 'Un administrador aprueba o rechaza la institución.',
  signatureOfficer:
    'Tras la aprobación, le enviaremos un correo para que firme el Acuerdo de Distribución a Investigadores (RDA).',
  signatureOthers:
    'Tras la aprobación, el representante autorizado firma el Acuerdo de Distribución a Investigadores (RDA).',
  joinder: 'Cada investigador acepta una adhesión al RDA. Solo entonces podrá recibir lo aprobado.',
  rejectedLabel: 'Institución rechazada',
  rejected: '{institution} fue rechazada, por lo que no puede enviar solicitudes.',
  rejectedHelp: 'Comuníquese con soporte',
} as const;
