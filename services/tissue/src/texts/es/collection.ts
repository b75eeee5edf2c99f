export default {
  notYours: 'Solo puede crear colecciones para usted',
  approvalMissing: 'Puede crear una colección cuando su solicitud de datos de Autism BrainNet esté aprobada',
  projectNotTheirs: 'Una colección solo se puede compartir con un equipo de proyecto de su investigador',
  unknownDonors: 'Estos donantes no están en este catálogo: {donors}',
  closedDonors: 'Estos donantes no se pueden elegir: {donors}',
  notEditable:
    'Ya se envió una solicitud con esta colección. La colección se puede modificar cuando se soliciten cambios',
  beingSubmitted: 'Se está enviando una solicitud con esta colección. Inténtelo de nuevo en un momento',
};
