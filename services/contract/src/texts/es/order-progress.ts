export default {
  refused: 'Rechazado por BINS',
  sending: 'En camino a BINS',
  returned: 'Envío devuelto',
  ordered: 'Pedido',
  packed: 'Preparado',
  shipped: 'Enviado',
  arrived: 'Recibido',
};
