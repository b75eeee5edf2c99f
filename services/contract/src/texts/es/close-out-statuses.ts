export default {
  open: 'Por confirmar',
  confirmed: 'Confirmado',
  accepted: 'Aceptado',
  returned: 'Requiere correcciones',
  void: 'Sin efecto',
};
