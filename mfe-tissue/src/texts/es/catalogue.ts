/** Words of the catalogue of donors. */
export const catalogue = {
  title: 'Catálogo de tejidos',
  summary: 'Tejido cerebral que las familias han donado a Autism BrainNet.',
  parts: 'Partes del catálogo',
  donorsTab: 'Donantes',
  collectionsTab: 'Colecciones',
  loadFailed: 'No se pudieron cargar los donantes.',
  // the two stores
  store: 'Depósito',
  stores: { main: 'Depósito principal', pilot: 'Depósito piloto' },
  listCaption: { main: 'Donantes del depósito principal', pilot: 'Donantes del depósito piloto' },
  searchLabel: 'Buscar donantes',
  found: '{found, number} de {count, plural, one {# donante} other {# donantes}}',
  emptyTitle: 'Todavía no hay donantes',
  emptyText:
    'Todavía no se han importado donantes para este depósito. Los donantes se importan todas las noches.',
  noneTitle: 'Ningún donante coincide',
  noneText: 'Ningún donante de este depósito coincide con los filtros. Quite un filtro o bórrelos todos.',
  // choosing
  chooseColumn: 'Elegir',
  choose: 'Elegir el donante {donor}',
  toolsColumn: 'Acciones',
  compare: 'Comparar',
  compareHint: 'Elija de 2 a 4 donantes para compararlos.',
  add: 'Agregar a una colección',
  // cards
  cardFacts: '{age} años · {gender} · PMI {pmi} h · RIN {rin}',
  unknownShort: '--',
  // filters
  filters: 'Filtros',
  filtersCount: 'Filtros ({count})',
  showFound: '{count, plural, one {Mostrar # donante} other {Mostrar # donantes}}',
  ranges: { age: 'Edad (años)', pmi: 'PMI (horas)', rin: 'RIN' },
  rangeFrom: '{label}: desde',
  rangeTo: '{label}: hasta',
  rangeDash: '–',
  rangeProblems: {
    number: 'Ingrese un número en {label}.',
    outside: '{label} debe estar entre {least} y {most}.',
    order: 'El mínimo es mayor que el máximo.',
  },
  chips: 'Filtros activos',
  searchChip: 'Búsqueda: {text}',
  rangeBetween: '{label}: de {from} a {to}',
  rangeAtLeast: '{label}: {from} o más',
  rangeUpTo: '{label}: hasta {to}',
  facetChip: '{label}: {value}',
  removeFilter: 'Quitar el filtro {filter}',
  clearFilters: 'Borrar todos los filtros',
  // columns
  columnsButton: 'Columnas',
  columns: 'Columnas y su orden',
  columnUp: 'Subir {column}',
  columnDown: 'Bajar {column}',
  columnMoved: '{column} es ahora la columna {place} de {count}',
  columnsReset: 'Columnas predeterminadas',
  // who cannot look yet
  closedTitle: 'El catálogo requiere acceso a los datos de Autism BrainNet',
  closedText:
    'Solicítelo una sola vez. Cuando se apruebe, le avisaremos por correo electrónico y se abrirá el catálogo.',
  closedAction: 'Solicitar acceso a los datos',
  // opened for a request, or for a collection
  forRequest: 'Está eligiendo donantes para la solicitud {code}.',
  forRequestHelp:
    'Elija donantes y agréguelos a una colección. Luego vuelva a la solicitud y seleccione esa colección.',
  requestLink: 'Volver a la solicitud {code}',
  savedForRequest: 'La colección {name} se guardó.',
  forCollection: 'Está eligiendo donantes para la colección {name}.',
  collectionLink: 'Volver a {name}',
} as const;
