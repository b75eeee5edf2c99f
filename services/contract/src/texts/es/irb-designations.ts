export default { 1: 'Aprobada', 2: 'Exenta' };
