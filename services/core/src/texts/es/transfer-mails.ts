export default {
  toSign: {
    subject: 'Firme el Acuerdo de Transferencia de Material de {code}',
    paragraphs: [
      'Se aprobó la solicitud de tejido {code} de {institution}. El tejido se enviará cuando su Acuerdo de Transferencia de Material (MTA) esté firmado por ambas partes.',
      'Lea el acuerdo y fírmelo por su institución. Para firmar necesita la contraseña de su cuenta. La fundación firma después de usted. Si no puede firmarlo, puede rechazarlo e indicar el motivo.',
    ],
    link: 'Leer y firmar el MTA',
  },
  reminder: {
    subject: 'Recordatorio: firme el Acuerdo de Transferencia de Material de {code}',
    person: '{person} está a la espera de su firma y nos pidió que se lo recordáramos.',
    link: 'Leer y firmar el MTA',
  },
  someResearcher: 'Una persona de su institución',
  executed: {
    subject: 'El Acuerdo de Transferencia de Material de {code} está firmado por ambas partes',
    paragraphs: [
      'El Acuerdo de Transferencia de Material (MTA) de {code} con {institution} está firmado por ambas partes. Las dos firmas están en la última página del documento.',
      'El banco de cerebros ya puede pedir el tejido. Usted no necesita hacer nada.',
    ],
    link: 'Leer el MTA firmado',
  },
  declinedToOwner: {
    subject: 'Se rechazó el Acuerdo de Transferencia de Material de {code}',
    paragraphs: [
      'El representante autorizado de su institución rechazó el Acuerdo de Transferencia de Material (MTA) de {code}. No se enviará ningún tejido hasta que esté firmado. Comuníquese con su representante autorizado y con el banco de cerebros. El motivo:',
    ],
    link: 'Abrir el MTA',
  },
};
