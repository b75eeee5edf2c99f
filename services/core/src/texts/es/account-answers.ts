export default {
  mailSent: 'Se envió un correo electrónico a {email}',
  browserOn: '{browser} en {system}',
  unknownDevice: 'Programa desconocido',
};
