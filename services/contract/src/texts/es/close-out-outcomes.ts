export default { destroyed: 'Se destruyó', returned: 'Devuelto', nothing: 'No se obtuvo nada' };
