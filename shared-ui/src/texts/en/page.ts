/** Words of page. */
export const page = {
  // Breadcrumbs
  home: 'Home',
  breadcrumb: 'Breadcrumb',
} as const;
