export default {
  seeChanges: 'Consulte más abajo los cambios solicitados.',
};
