export const revisionPoints = {
  title: 'Cambios solicitados, enviados el {date}',
  earlier: 'Ronda {round}, enviada el {date}',
  asked: 'Cambio solicitado',
  answer: 'Respuesta',
  changed: 'Qué cambió aquí',
  goTo: 'Responder a este cambio{hiddenPlace}',
  goToAnswer: 'Cambiar la respuesta{hiddenPlace}',
  hiddenPlace: ' sobre {place}',
  noAnswer: 'Aún sin respuesta',
  nothingChanged: 'Nada cambió aquí.',
  notCompared: 'Las cartas del IRB (comité de ética) no se comparan. Consulte la página del proyecto.',
} as const;
