export default {
  later:
    'El representante autorizado recibió un recordatorio hace menos de siete días. Puede enviarle otro el {date}.',
  nothing: 'Este acuerdo no está a la espera de que otra persona lo firme por la institución',
};
