export default {
  passkey: 'Llave de acceso',
  totp: 'Aplicación de autenticación',
};
