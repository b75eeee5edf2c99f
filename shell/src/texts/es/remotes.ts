export const remotes = {
  panelFailed: 'No se cargó: {title}',
  panelAsOf: 'Datos de las {time}. Lo estamos intentando de nuevo.',
  listOfAppsFailed: 'La lista de aplicaciones no se cargó',
  panelsNotLoaded: 'Una parte de esta página no se cargó',
  thisPage: 'Esta página',
  pageNotLoaded: 'No se cargó: {label}',
  pageNotShown: 'No se cargó: {label}',
} as const;
