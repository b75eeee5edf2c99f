export default { destroyed: 'Destruido', returned: 'Devuelto', nothing: 'No se recibió nada' };
