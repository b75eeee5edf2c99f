export const language = {
  title: 'Idioma',
  help: 'Se usa en páginas, correos electrónicos y documentos.',
} as const;
