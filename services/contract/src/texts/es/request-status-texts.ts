export default {
  suspended: 'Suspendida. Se requiere una acción',
  expired: 'VENCIDA',
  expires: 'Vence en {days} días',
  expiresTomorrow: 'Vence en 1 día',
  expiresToday: 'Vence hoy',
  irbRequired: 'Se requiere IRB',
  renewed: '{status} (renovación: {renewal})',
};
