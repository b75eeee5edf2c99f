/** Words with which someone of a team reports an incident. */
export const incident = {
  report: 'Reportar un incidente',
  title: 'Reportar un incidente sobre {code}',
  intro:
    'Solo la fundación lee este reporte; su equipo no. No podrá editarlo después: incluya todo lo que sabe ahora.',
  kind: 'Tipo de incidente',
  noticed: 'Fecha en que ocurrió o se notó',
  description: 'Qué ocurrió',
  descriptionHelp: 'Qué datos o materiales están afectados, cuántas personas lo saben y quién lo descubrió.',
  measures: 'Qué se ha hecho hasta ahora',
  submit: 'Enviar el reporte',
  cancel: 'Cancelar',
  what: 'este reporte',
  done: 'Gracias. Se notificó el incidente a la fundación.',
} as const;
