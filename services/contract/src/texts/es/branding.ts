export default {
  userGuide: 'Guía del usuario',
  privacyPolicy: 'Política de privacidad',
  cookiesPolicy: 'Política de cookies',
  countries: {
    0: 'China (incluidos Hong Kong y Macao)',
    1: 'Rusia',
    2: 'Irán',
    3: 'Corea del Norte',
    4: 'Cuba',
    5: 'Venezuela',
  },
};
