export default {
  3: 'Aprobada',
  4: 'Rechazada',
  5: 'Cambios solicitados',
  6: 'Se necesita un nuevo representante autorizado',
};
