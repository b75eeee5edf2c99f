/** Words of the public catalogue (spec 2 section 2.7). */
export const publicResources = {
  title: 'Recursos públicos',
  summary: 'Explore los conjuntos de datos y otros recursos que comparte la fundación.',
  visitorSummary:
    'Explore los conjuntos de datos y otros recursos que comparte la fundación. Para solicitar un recurso, cree una cuenta. Su institución debe tener un acuerdo con la fundación.',
  searchLabel: 'Buscar recursos',
  official: 'Conjuntos de datos oficiales de {product}',
  welcomePacket: 'Guía de bienvenida de {cohort}',
} as const;
