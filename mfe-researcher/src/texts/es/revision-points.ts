/** Words of requested changes, where they are answered. */
export const revisionPoints = {
  title: 'Cambio solicitado',
  titleAt: 'Cambio solicitado: {place}',
  answer: 'Su respuesta',
  help: 'Los revisores la ven junto al cambio solicitado y lo que usted modificó.',
  yourAnswer: 'Su respuesta: {answer}',
  missing: 'Describa cómo atendió este cambio.',
  progress: 'Respondidos: {answered} de {count}',
  letter: 'Correo electrónico del {date}',
  loadFailed: 'No pudimos cargar los cambios solicitados',
  answered: 'con respuesta',
  open: 'sin respuesta todavía',
  project: 'Abrir el proyecto',
  conflict: {
    title: 'Sus respuestas se cambiaron en otro lugar',
    text: 'Usted u otra persona de su equipo guardó otras respuestas en otro lugar. Se muestran aquí; las suyas siguen en esta página. Elija cuáles conservar.',
    theirs: '{place}: {answer}',
    keepMine: 'Conservar mis respuestas',
    takeTheirs: 'Usar esas respuestas',
  },
} as const;
