export default {
  suspended: 'Suspendida',
  submitted: 'Enviada',
  overdue: 'Atrasada',
  pending: 'Pendiente',
  upcoming: 'Próxima',
};
