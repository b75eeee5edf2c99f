export const richText = {
  link: {
    address: 'Dirección del enlace',
    scheme: 'https://',
    remove: 'Quitar enlace',
    set: 'Poner enlace',
    cancel: 'Cancelar',
  },
  mentions: {
    list: 'Personas que puede mencionar',
    found:
      '{count, plural, one {Se encontró # persona.} other {Se encontraron # personas.}} Entrar selecciona, Escape cierra la lista.',
    noneFound: 'No se encontró a nadie',
  },
  missingPerson: 'usuario anterior',
  toolbar: {
    bold: 'Negrita',
    italic: 'Cursiva',
    bullets: 'Lista con viñetas',
    numbers: 'Lista numerada',
    label: 'Estilo del texto',
    link: 'Enlace',
    mention: 'Mencionar a una persona',
  },
} as const;
