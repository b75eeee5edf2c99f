/** What an institution waits for, for its Signing Official and to its other people (design card "ux", 1). */
interface NextWords {
  readonly title: string;
  readonly text: string;
}
type ByStatus = Readonly<Record<1 | 2 | 3 | 4 | 5 | 6, NextWords>>;

export const nextForOfficer: ByStatus = {
  1: {
    title: 'Le toca a usted: complete los datos de su institución',
    text: 'Después, la fundación revisa la institución.',
  },
  2: {
    title: 'La fundación está revisando su institución',
    text: 'No tiene que hacer nada por ahora. Le avisaremos por correo electrónico cuando se apruebe o si tenemos una pregunta. Para corregir lo que envió, comuníquese con soporte.',
  },
  3: { title: 'Su institución está aprobada', text: '' },
  4: {
    title: 'Su institución no se agregó',
    text: 'El motivo está en el correo electrónico que le enviamos. Sus investigadores no pueden enviar solicitudes. Si es un error, comuníquese con soporte.',
  },
  5: {
    title: 'Le toca a usted: la fundación tiene una pregunta',
    text: 'La pregunta está en el correo electrónico que le enviamos. Corrija los datos a continuación y vuelva a enviarlos.',
  },
  6: {
    title: 'Su institución necesita un nuevo representante autorizado',
    text: 'Debe nombrarlo un investigador principal de su institución. Usted no tiene que hacer nada.',
  },
};

export const nextForMembers: ByStatus = {
  1: {
    title: 'A la espera de su representante autorizado',
    text: 'Invitamos al representante autorizado a completar los datos de la institución. Usted ya puede enviar solicitudes.',
  },
  2: {
    title: 'La fundación está revisando su institución',
    text: 'Usted ya puede enviar solicitudes. Le avisaremos por correo electrónico cuando se apruebe la institución.',
  },
  3: { title: 'Su institución está aprobada', text: '' },
  4: {
    title: 'Su institución no se agregó',
    text: 'Usted no puede enviar solicitudes. Si es un error, comuníquese con soporte.',
  },
  5: {
    title: 'La fundación tiene una pregunta',
    text: 'La pregunta está en el correo electrónico que enviamos. El representante autorizado o un investigador principal debe corregir los datos a continuación y volver a enviarlos.',
  },
  6: {
    title: 'Su institución necesita un nuevo representante autorizado',
    text: 'Debe nombrarlo un investigador principal. Después, el representante autorizado completa los datos de la institución.',
  },
};

/** Of an approved institution: what its agreement waits for. */
export const nextForAgreement: Readonly<Record<1 | 2 | 3 | 4, string>> = {
  1: 'El Acuerdo de Distribución a Investigadores (RDA) está a la espera de la firma del representante autorizado.',
  2: 'La institución firmó el Acuerdo de Distribución a Investigadores (RDA). Está a la espera de la firma de la fundación.',
  3: 'El Acuerdo de Distribución a Investigadores (RDA) está firmado por ambas partes. Cada investigador debe aceptar sus condiciones (la adhesión) antes de recibir lo aprobado.',
  4: 'En este momento no hay un Acuerdo de Distribución a Investigadores (RDA). Cuando haya uno para firmar, le escribiremos al representante autorizado.',
};

export const next = {
  label: 'Qué sigue',
  giveDetails: 'Completar los datos',
  nameOfficial: 'Nombrar un nuevo representante autorizado',
  openAgreement: 'Abrir el RDA',
  resubmit: 'Corregir y volver a enviar',
} as const;
