export default {
  1: 'Falta la firma',
  2: 'A la espera de la firma de la fundación',
  3: 'Firmado por ambas partes',
  4: 'Ninguno',
};
