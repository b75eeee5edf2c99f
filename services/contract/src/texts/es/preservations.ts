export default {
  Formalin: 'Formol',
  '-80 °C': '-80 °C',
  'Formalin and -80 °C': 'Formol y -80 °C',
};
