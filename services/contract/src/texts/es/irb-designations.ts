export default { 1: 'Aprobado', 2: 'Exento' };
