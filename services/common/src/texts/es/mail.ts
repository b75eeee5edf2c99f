export default {
  salutation: 'Hola, {name}:',
  colleague: 'colega',
  request: '{type}, para el proyecto “{project}”',
};
