export default {
  open: 'Por confirmar',
  confirmed: 'A la espera de revisión',
  accepted: 'Aceptado',
  returned: 'Requiere correcciones',
  void: 'Sin efecto',
};
