export default { packed: 'Preparado', sent: 'Enviado', arrived: 'Recibido', returned: 'Devuelto' };
