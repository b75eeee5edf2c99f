export const toaster = {
  region: 'Avisos (Alt+T)',
  closeNotice: 'Cerrar el aviso',
  kinds: { info: 'Información', success: 'Hecho', error: 'Error', warning: 'Advertencia' },
  undo: 'Deshacer',
} as const;
