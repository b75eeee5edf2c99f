export default {
  1: 'A la espera del representante autorizado',
  2: 'Institución en revisión',
  3: 'Institución aprobada',
  4: 'Institución rechazada',
  5: 'Institución en seguimiento',
  6: 'Falta indicar un nuevo representante autorizado',
};
