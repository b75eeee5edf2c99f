export default {
  bio_destroyed: 'Las muestras se destruirán al final',
  num_participants: 'Número de participantes',
  time_length: 'Tiempo que se pide a los participantes',
  public_title: 'Título para el público general',
  rm_application: 'Solicitud',
  asd_cases: 'Casos con TEA',
};
