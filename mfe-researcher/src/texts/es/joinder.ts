/** Words of the joinder (spec 1 section 4). */
export const joinder = {
  title: 'Adhesión al RDA',
  home: 'Inicio',
  none: 'Usted todavía no pertenece a una institución. Por eso no hay un acuerdo al que adherirse.',
  waiting:
    'El Acuerdo de Distribución a Investigadores de {institution} todavía no está firmado por ambas partes. Primero lo firman el representante autorizado y la fundación. Después podrá adherirse aquí.',
  unconfirmed:
    'El representante autorizado de {institution} primero debe confirmar que usted forma parte de la institución. Cuando lo haga, le avisaremos por correo electrónico. Después podrá leer el acuerdo y adherirse aquí.',
  disowned:
    '{institution} nos informó que usted no forma parte de la institución, o que ya no forma parte de ella. Por eso no puede leer su acuerdo ni adherirse a él. Si es un error, comuníquese con su representante autorizado o con soporte.',
  agreed: 'Usted aceptó la adhesión el {date}.',
  back: 'Volver al inicio',
  submit: 'Aceptar la adhesión',
  checkFirst: 'Primero confirme arriba que la leyó.',
  saving: 'Guardando',
  nextTitle: 'Qué sigue',
  next: 'Cuando haya aceptado, recibirá lo que le otorgan sus solicitudes aprobadas. Puede preparar y enviar solicitudes en cualquier momento.',
  readFailed: 'No se pudo cargar el RDA firmado.',
  download: 'Descargar el RDA firmado (PDF)',
  read: 'Leer el RDA firmado',
  intro:
    '{institution} y la fundación firmaron un Acuerdo de Distribución a Investigadores (RDA). El acuerdo indica cómo se pueden usar los datos y las muestras biológicas. Al adherirse, usted acepta los deberes de los investigadores según ese acuerdo:',
  duties: [
    'Usar lo que reciba solo para el proyecto aprobado y solo con el equipo indicado en él.',
    'No intentar identificar ni contactar a los participantes.',
    'Mantener seguros los datos y las muestras, y no entregarlos a otras personas.',
    'Informar sin demora a la fundación cualquier pérdida, filtración o incumplimiento del acuerdo.',
    'Mencionar a la fundación y a las cohortes en cada publicación, y devolver los resultados según lo acordado.',
    'Cuando termine su acceso, dejar de usar los datos y las muestras, y destruirlos o devolverlos.',
  ],
} as const;
