export default {
  void: 'No hay nada que confirmar: el acceso de esta solicitud continúa o todavía se decide sobre su renovación',
  confirmed: 'Esto ya se confirmó',
  notObtained: 'Esta solicitud no incluye este tipo de material',
};
