export default {
  noQuestion: 'El formulario ya no incluye esta pregunta',
  otherAnswer: 'Esta respuesta ya no se ofrece',
  file: 'Los archivos no se copian. Suba un archivo actual',
  collection: 'Una colección sirve para una sola solicitud. Elija otra',
  samples: 'Elíjalas de nuevo: la disponibilidad cambia todos los días',
  cohort: 'Esta cohorte no se puede solicitar para el proyecto',
  notOnTeam: 'El equipo de investigación actual no permite dar acceso a esta persona',
};
