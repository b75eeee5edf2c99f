export default {
  notGiven: 'Se pueden informar incidentes después de que se hayan entregado los recursos',
};
