export const start = {
  failed: 'El portal no se cargó',
  text: 'No se perdió nada de lo que guardó.',
  reload: 'Volver a cargar',
} as const;
