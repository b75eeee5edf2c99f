export default {
  colleague: 'colega',
  colleagues: 'colegas',
  theOfficial: 'el representante autorizado',
  yourInstitution: 'su institución',
  anInstitution: 'una institución',
  yourInstitutionFirst: 'Su institución',
  anInstitutionFirst: 'Una institución',
  aResearcher: 'Un investigador',
  invitedPerson: 'La persona invitada',
  seeInstitution: 'Ver la institución',
  approved: {
    subject: '{institution} recibió la aprobación',
    done: '{institution} recibió la aprobación de la fundación.',
    next: 'El siguiente paso es su Acuerdo de Distribución a Investigadores (RDA). Le avisaremos por correo electrónico en cuanto esté listo para que usted lo firme.',
  },
  chosenOfficial: {
    subject: 'Usted es ahora el representante autorizado de {institution}',
    signs:
      'Usted es ahora el representante autorizado de {institution} y firma su Acuerdo de Distribución a Investigadores (RDA).',
    giveDetails: 'Revise los datos de la institución y envíelos.',
    signAgreement: 'El acuerdo está listo. Lea el documento y fírmelo.',
    detailsLink: 'Completar los datos',
    signLink: 'Leer y firmar el RDA',
  },
  invitation: {
    subject: 'Invitación a actuar como representante autorizado de {institution}',
    named:
      '{inviter} indicó que usted es el representante autorizado de {institution} en {product}, donde los investigadores solicitan datos y muestras para investigar el autismo.',
    tasks:
      'El representante autorizado confirma los datos de la institución y firma el Acuerdo de Distribución a Investigadores. Para esto necesita una cuenta; toma unos minutos.',
    link: 'Aceptar y crear mi cuenta',
    decline:
      '¿No es la persona indicada? <decline>Rechace la invitación</decline> y se lo pediremos a otra persona.',
    limits:
      'El enlace funciona una sola vez, durante 7 días. Si ya venció, ábralo de todos modos y le enviaremos uno nuevo.',
  },
  declined: {
    declined: '{official} no aceptó actuar como representante autorizado de {institution}.',
    reason: 'El motivo indicado: {reason}',
    nameAnother: {
      subject: 'Se necesita otro representante autorizado de {institution}',
      next: 'Indique otra persona que pueda firmar por la institución.',
      link: 'Indicar otro representante autorizado',
    },
    notified: { subject: 'Se rechazó una invitación como representante autorizado de {institution}' },
  },
  memberConfirmed: {
    subject: '{institution} confirmó que usted forma parte de la institución',
    confirmed:
      'El representante autorizado de {institution} confirmó que usted forma parte de sus investigadores.',
    unsigned:
      'Ya puede leer el acuerdo de su institución con la fundación. Cuando ambas partes lo hayan firmado, acepte la adhesión.',
    executed:
      'El acuerdo de su institución con la fundación ya está firmado por ambas partes. Léalo y acepte la adhesión.',
    link: 'Ver los próximos pasos',
  },
  memberRemoved: {
    subject: '{institution} retiró su nombre de la lista de investigadores',
    notified:
      'El representante autorizado de {institution} retiró su nombre de la lista de investigadores de la institución.',
    reason: 'Motivo: {reason}',
    ended:
      'Terminó su acceso a través de esta institución, por ejemplo, a conjuntos de datos. Si es un error, comuníquese con su representante autorizado o con nosotros.',
    link: 'Abrir el portal',
  },
  memberWaits: {
    subject: 'Confirme a un integrante de {institution}',
    person: '{name} ({email}) indica que forma parte de {institution}.',
    subjectMore: 'Más investigadores de {institution} esperan su confirmación',
    more: 'Más personas indican que forman parte de {institution}. Hoy no le enviaremos más correos sobre ellas.',
    until:
      'Hasta que usted los confirme, no pueden ver el acuerdo ni los datos de su institución. Confírmelos o quítelos.',
    link: 'Confirmar o quitar investigadores',
  },
  verificationReminder: {
    due: {
      subject: 'Confirme a los investigadores de {institution} a más tardar el {day}',
      opening:
        'Una vez al año, cada institución confirma quiénes siguen formando parte de ella. Para {institution}, la fecha límite es el {day}.',
    },
    overdue: {
      subject: 'Plazo vencido: confirme a los investigadores de {institution}',
      opening: 'La verificación anual de los investigadores de {institution} venció el {day}.',
    },
    task: 'Abra la lista, confirme a todos los que siguen en su institución y quite a los demás. Toma unos minutos.',
    link: 'Confirmar investigadores',
  },
};
