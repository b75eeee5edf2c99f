export const combobox = {
  placeholder: 'Escriba para buscar',
  searching: 'Buscando…',
  found: '{count, plural, one {# resultado} other {# resultados}}',
  noneFound: 'Ningún resultado coincide con la búsqueda.',
  failed: 'La búsqueda falló. Inténtelo de nuevo.',
  addUnlisted: '“{label}” no está en la lista: usar este nombre',
  clear: 'Borrar',
  showOptions: 'Mostrar opciones',
  chosenList: 'Elegidos',
  remove: 'Quitar {label}',
} as const;
