/** Words with which a researcher confirms what became of what was given. */
export const closeOut = {
  returnedTitle: 'La fundación le pidió que corrija el cierre',
  earlierAnswers: 'Sus respuestas anteriores',
  intro:
    'Indíquenos qué se hizo con cada tipo de dato o material, incluidas las copias y las copias de seguridad. La fundación revisa sus respuestas.',
  outcome: 'Qué se hizo',
  day: 'Fecha de finalización',
  dayHelp: 'Si tomó varios días, ingrese el último.',
  description: 'Cómo se hizo y quién lo hizo',
  descriptionHelp:
    'Indique los lugares de donde se eliminó o las personas a quienes se enviaron los datos o materiales.',
  statementTitle: 'Declaración',
  statement:
    'Confirmo que esta información es completa y verdadera, y que nadie del equipo de investigación ha conservado datos ni materiales de esta solicitud.',
  submit: 'Confirmar el cierre',
  what: 'este cierre',
  confirmTitle: '¿Confirmar el cierre de {code}?',
  confirmText: 'Una vez enviado, solo podrá cambiarlo si la fundación se lo devuelve.',
  keepOn: 'Seguir editando',
  done: 'Gracias. La fundación revisará su cierre.',
  stale: 'Otra persona cambió este cierre. La página ahora muestra la versión más reciente.',
  ended: 'El acceso terminó el {day}',
  /** On the Project Updates Dashboard. */
  dashboard: {
    title: 'Cierres pendientes',
    text: 'El acceso de estas solicitudes terminó. Confirme qué se hizo con los datos y materiales, o responda a nuestras preguntas.',
    loadFailed: 'No se pudieron cargar sus cierres.',
    caption: 'Cierres pendientes',
  },
} as const;
