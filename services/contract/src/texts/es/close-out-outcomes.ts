export default { destroyed: 'Destruido', returned: 'Devuelto', nothing: 'No recibido' };
