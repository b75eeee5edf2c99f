export const footer = {
  mission:
    'Impulsamos la ciencia básica del autismo compartiendo lo que familias e investigadores han reunido: datos, muestras biológicas, tejido cerebral y la posibilidad de encontrar participantes.',
  learnMore: 'Más información',
  write: 'Escríbanos',
  packets: 'Guías de bienvenida',
  copyright: '© {year} {foundation}. Versión {version}',
  policies: 'Políticas y ayuda',
  terms: 'Términos y condiciones',
  help: 'Ayuda',
  licences: 'Licencias de código abierto',
} as const;

export const failingReads = {
  missing: 'Una parte de esta página no se cargó. Lo estamos intentando de nuevo.',
  old: 'Es posible que esta página no muestre los últimos cambios. Lo estamos intentando de nuevo.',
} as const;

export const layout = {
  loginLink: 'Iniciar sesión',
  main: 'Principal',
  menu: 'Menú',
  learnMore: 'Más información',
  pageLoading: 'Cargando la página',
  skipLink: 'Ir al contenido principal',
} as const;
