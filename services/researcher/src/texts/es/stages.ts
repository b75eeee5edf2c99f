export default {
  draft: 'Borrador',
  submitted: 'Enviada',
  submittedAgain: 'Enviada el {day}, de nuevo el',
  review: 'Revisión',
  decision: 'Decisión',
  access: 'Acceso',
  accessGiven: 'Acceso otorgado',
  accessUntil: 'Acceso hasta el {day}.',
  expected: 'Se espera la decisión a más tardar el {day}.',
  late: {
    own: 'Esto está tardando más de lo habitual.',
    other: 'Con retraso: se esperaba la decisión a más tardar el {day}.',
  },
  notYetSubmitted: 'Falta que {who} envíe el borrador.',
  waitingForReviewer: 'A la espera de un revisor. {expected}',
  revisions: 'Falta que {who} haga los cambios solicitados.',
  deferred: {
    own: 'Su solicitud se aplazó. Puede modificarla y enviarla de nuevo.',
    other: 'La solicitud se aplazó. {who} puede modificarla y enviarla de nuevo.',
  },
  conditions:
    'Primero se deben cumplir algunas condiciones. Están en esta página y en nuestro correo electrónico.',
  waitingForTeam: 'A la espera del equipo.',
  preparing: 'La fundación está preparando lo solicitado.',
  shipping:
    'Cuando ambas partes firmen el Acuerdo de Transferencia de Material (MTA), se pide el tejido y el banco de cerebros lo envía. En esta página puede ver el avance.',
  suspended: {
    own: 'El acceso está suspendido por incumplimiento. Comuníquese con nosotros.',
    other: 'El acceso está suspendido por incumplimiento.',
  },
};
