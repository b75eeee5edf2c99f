export const table = {
  row: 'Fila {number}',
  cell: '{label}, fila {number}',
  addRow: 'Agregar una fila',
  removeRow: 'Quitar la fila {number}',
  choose: 'Elija una opción',
} as const;

export const form = {
  leftover: {
    title: 'Texto sin guardar',
    putBack: {
      text: 'Restauramos lo que escribió el {at}.',
      textWithFields: 'Restauramos lo que escribió el {at}: {fields}.',
    },
    notSaved: 'Aún no está guardado.',
    question: {
      text: 'El {at} escribió aquí algo que no se guardó. Es posible que haya cambiado en otro lugar desde entonces. ¿Restaurar su texto?',
      textWithFields:
        'El {at} escribió aquí algo que no se guardó: {fields}. Es posible que haya cambiado en otro lugar desde entonces. ¿Restaurar su texto?',
    },
    restore: 'Restaurar',
    discard: 'Descartar',
  },
  errorTitle: 'Hay un problema',
  fieldOfSection: '{section} – {field}',
  steps: {
    current: 'Paso actual',
    ahead: 'Sin empezar',
    label: 'Pasos',
    position: 'Paso {number} de {count}: {title}',
    done: 'Hecho',
  },
  leave: {
    title: '¿Salir sin guardar {what}?',
    confirm: 'Salir sin guardar',
    consequence: 'Se perderá lo que escribió desde la última vez que se guardó.',
    subject: 'este formulario',
    stay: 'Permanecer aquí',
  },
  choose: 'Elija una opción',
  sampleLine: '11000-p1 200',
  characterCount: '{used} de {maximum} caracteres',
  autosave: {
    saved: 'Guardado: {savedAt}',
    saving: 'Guardando',
    retrying: 'Aún no se guardó. Su texto está seguro en este navegador y lo seguimos intentando.',
    stale: 'No se guardó: esto se cambió en otro lugar.',
  },
  unexpectedError: 'Error inesperado',
  yes: 'Sí',
  no: 'No',
} as const;
