export const page = {
  home: 'Inicio',
  breadcrumb: 'Ruta de navegación',
} as const;
