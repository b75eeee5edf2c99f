export default { 1: 'Al día', 2: 'Pendiente', 3: 'Atrasada' };
