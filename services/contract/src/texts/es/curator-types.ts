export default { 1: 'Oficial', 2: 'Curado', 3: 'Externo' };
