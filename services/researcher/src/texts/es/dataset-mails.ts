export default {
  version: {
    subject: 'Ya está disponible la versión {version} de {name} ({code})',
    opening:
      'Hay una versión nueva de un conjunto de datos al que usted tiene acceso: {name} ({code}), versión {version}. Su acceso incluye la versión nueva.',
    changes: 'Novedades:',
    link: 'Ver {code}',
  },
  why: 'Usted recibe este mensaje porque tiene acceso a este conjunto de datos y pidió correos sobre sus actualizaciones. Puede cambiar esto en su perfil.',
};
