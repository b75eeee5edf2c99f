export const visitor = {
  title: 'Datos y muestras biológicas para investigar el autismo, en un solo lugar',
  intro:
    'Regístrese con su institución para solicitar conjuntos de datos, muestras biológicas, tejido cerebral y ayuda para encontrar participantes. Un equipo científico revisa cada solicitud, y usted siempre puede ver quién la tiene a su cargo.',
  accessTitle: 'Cómo obtener acceso',
  createAccount: 'Crear una cuenta',
  requestableTitle: 'Qué puede solicitar',
  logIn: '¿Ya tiene una cuenta? Inicie sesión',
  unreachable:
    'El portal no puede verificar su inicio de sesión en este momento. Inténtelo de nuevo más tarde.',
  searchLabel: 'Buscar datos y recursos',
  search: 'Buscar',
  browse: 'Explorar los recursos públicos',
  restricted: 'Países con restricciones',
} as const;

export const counts = {
  title: 'El portal en cifras',
  list: [
    { label: 'Participantes' },
    { label: 'Genomas completos' },
    { label: 'Conjuntos de datos' },
    { label: 'Otros recursos' },
    { label: 'Mediana de días hasta la decisión' },
  ],
} as const;

export const resources = [
  {
    name: 'Conjuntos de datos',
    text: 'Datos fenotípicos, genéticos, de imágenes y de EEG, y otros recursos.',
  },
  {
    name: 'Muestras biológicas',
    text: 'Plasma, ADN de sangre total, ADN de saliva, líneas celulares linfoblastoides y su ADN, fibroblastos y células madre pluripotentes inducidas.',
  },
  {
    name: 'Tejido cerebral',
    text: 'Datos y tejido de Autism BrainNet, con solicitudes piloto para las primeras pruebas.',
  },
  {
    name: 'Research Match',
    text: 'Ayuda para encontrar participantes para su estudio. Se revisa cada trimestre.',
  },
] as const;

export const steps = {
  title: 'Cómo obtener acceso',
  list: [
    { title: 'Cree una cuenta', text: 'y afíliese a una institución.' },
    {
      title: 'Acepte la adhesión',
      text: 'después de leer el acuerdo de su institución con la fundación (RDA), firmado por ambas partes. Con la adhesión, usted acepta sus condiciones.',
    },
    {
      title: 'Cree un proyecto',
      text: 'con título y resumen. Algunas solicitudes también requieren una carta del IRB (comité de ética).',
    },
    {
      title: 'Cree una solicitud',
      text: 'que revisará el equipo científico o un comité. Puede tardar hasta dos semanas.',
    },
  ],
} as const;

export const nothing = {
  title: 'No tiene nada pendiente por ahora',
  asRole: 'No tiene tareas abiertas con el rol {role}.',
  noRole: 'Todavía no tiene ningún rol.',
  choose: 'Puede cambiar de rol en “Ver como”.',
  support: 'Si esperaba encontrar algo aquí, escriba a {support}.',
} as const;

export const personal = { welcome: 'Hola, {name}', newRequest: 'Nueva solicitud' } as const;
