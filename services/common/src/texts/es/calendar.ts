export default {
  tomorrow: 'Mañana: {what}',
  inPortal: 'En el portal: {address}',
  none: 'No hay ninguna dirección de calendario que quitar',
};
