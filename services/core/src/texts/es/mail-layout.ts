export default {
  questions: '¿Tiene preguntas? Escriba a {support}',
};
