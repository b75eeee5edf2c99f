export default {
  Available: 'Disponible',
  Limited: 'Limitada',
  'CPLs Available': 'CPL disponibles',
  Unavailable: 'No disponible',
  'IPSC NOT CONSENTED': 'SIN CONSENTIMIENTO PARA IPSC',
  'Invalid Id': 'ID no válido',
};
