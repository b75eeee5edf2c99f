export default {
  salutation: 'Hola, {name}:',
  colleague: 'colega',
  colleagues: 'colegas',
  request: '{type}, para el proyecto “{project}”',
};
