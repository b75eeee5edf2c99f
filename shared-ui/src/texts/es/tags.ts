export const tags = {
  placeholder: 'Escriba y presione Entrar',
  list: 'Ingresados',
  remove: 'Quitar {tag}',
  added: 'Se agregó: {tags}',
  removed: 'Se quitó: {tag}',
  edit: 'Cambie {tag}. Entrar guarda el cambio, Escape lo cancela.',
  changed: 'Se cambió a {tag}',
  selected: '{tag}. Entrar lo cambia, Suprimir o Retroceso lo quita.',
  wrong: '(no válido)',
  full: 'Máximo {maximum}. Quite uno para agregar otro.',
} as const;
