export default { 1: 'Revisor principal', 2: 'Segundo revisor', 3: 'Revisor' };
