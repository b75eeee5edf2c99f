export default {
  title: 'Aviso de aprobación',
  documentTitle: 'Aviso de aprobación {code}',
  opening: 'Se aprobó la solicitud {code} de recursos de investigación.',
  approvedOn: 'Fecha de aprobación',
  accessUntil: 'Acceso hasta',
  people: 'Personas con acceso',
};
