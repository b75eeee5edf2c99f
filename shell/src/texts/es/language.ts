export const language = {
  title: 'Idioma',
  label: 'Idioma del portal',
  help: 'Se usa en páginas, correos electrónicos y documentos.',
} as const;
