export default {
  breach: 'Filtración de datos',
  loss: 'Pérdida de datos o material',
  misuse: 'Uso distinto del aprobado',
  other: 'Otro',
};
