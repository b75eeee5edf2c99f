export default {
  toSign: {
    subject: 'Firme el Acuerdo de Distribución a Investigadores de {institution}',
    revised:
      'Se modificó el Acuerdo de Distribución a Investigadores (RDA) de {institution}. Las firmas del documento anterior ya no son válidas.',
    ready:
      'Se aprobó {institution}. Su Acuerdo de Distribución a Investigadores (RDA) está listo para que usted lo firme.',
    how: 'Lea el documento y fírmelo. Para firmar necesita la contraseña de su cuenta. La fundación firma después de usted.',
    link: 'Leer y firmar el RDA',
    notification: 'El RDA de {institution} espera su firma',
  },
  reminder: {
    subject: 'Recordatorio: firme el Acuerdo de Distribución a Investigadores de {institution}',
    person: '{person} está a la espera de su firma y nos pidió que se lo recordáramos.',
  },
  someResearcher: 'Una persona de su institución',
  signed: {
    subject: 'Usted firmó el RDA de {institution}',
    confirmed:
      'Le confirmamos que usted firmó el Acuerdo de Distribución a Investigadores (RDA) de {institution}.',
    where: 'Su firma está en la última página del documento, que puede leer y descargar en el portal.',
    link: 'Leer el RDA firmado',
  },
  executed: {
    subject: 'El RDA de {institution} está firmado por ambas partes',
    signed:
      'La fundación firmó el Acuerdo de Distribución a Investigadores (RDA) de {institution}. Las dos firmas están en la última página del documento.',
    next: 'Los investigadores de su institución ya pueden aceptar la adhesión. Usted no necesita hacer nada.',
    link: 'Leer el RDA firmado por ambas partes',
  },
  joinder: {
    subject: 'Acepte la adhesión al RDA de {institution}',
    executed:
      'El Acuerdo de Distribución a Investigadores (RDA) de {institution} está firmado por ambas partes.',
    next: 'Léalo y acepte la adhesión. Entregaremos lo aprobado cuando usted y su equipo la hayan aceptado.',
    link: 'Leer el RDA y aceptar',
  },
};
