export const picker = {
  page: '{first} a {last} de {count}',
  previousPage: 'Ver {size} anteriores',
  nextPage: 'Ver {size} siguientes',
  select: 'Seleccionar {label}',
  selectAll: 'Seleccionar todas las filas mostradas',
  chosen: 'Selección: {count}',
  instead: 'Disponible en su lugar:',
  useInstead: 'Usar {other} en lugar de {id}',
} as const;
