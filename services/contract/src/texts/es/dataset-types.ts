export default { 1: 'Fenotipo', 2: 'Genética', 3: 'Imágenes' };
