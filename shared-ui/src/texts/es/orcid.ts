export const orcid = {
  label: 'ORCID iD',
  help: 'Un identificador gratuito para investigadores. Usted inicia sesión en ORCID en una ventana pequeña y solo conservamos su iD.',
  connect: 'Conectar su ORCID iD',
  waiting: 'Esperando a ORCID. Termine en la ventana pequeña.',
  connected: 'Conectado: {orcid}',
  remove: 'Quitar',
  removeIt: 'Quitar su ORCID iD',
  blocked:
    'Su navegador bloqueó la ventana. Permita las ventanas emergentes para esta página e inténtelo de nuevo.',
  closed: 'La ventana se cerró antes de que ORCID respondiera. No se conectó nada.',
  failed: 'ORCID no confirmó su iD. Inténtelo de nuevo u omítalo: puede agregarlo más tarde.',
} as const;
