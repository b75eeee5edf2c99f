export default {
  sentSubject: 'El tejido de {code} está en camino',
  sentOpening: 'El tejido de su solicitud {code} se envió con {carrier}, número de rastreo {number}.',
  sentNext: 'Cuando llegue el envío, compárelo con la lista del portal y confirme lo que recibió.',
  reminderSubject: '¿Llegó el tejido de {code}?',
  reminderOpening:
    'El tejido de su solicitud {code} se envió el {day}. Usted todavía no ha confirmado que llegó.',
  reminderNext: 'Compare el envío con la lista del portal y confirme lo que recibió.',
  open: 'Abrir la lista',
};
