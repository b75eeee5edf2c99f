export default {
  name: 'Mis fechas',
  ends: 'Termina el acceso: {code}',
  renew: 'Fecha límite de la renovación: {code}',
  letterEnds: 'Vence la carta del IRB: {code}',
  verify: 'Fecha límite de la verificación anual de los investigadores',
};
