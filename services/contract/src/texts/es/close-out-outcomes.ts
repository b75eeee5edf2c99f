export default { destroyed: 'Destrucción', returned: 'Devolución', nothing: 'No se recibió nada' };
