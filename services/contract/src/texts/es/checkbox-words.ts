export default { checked: 'Sí' };
