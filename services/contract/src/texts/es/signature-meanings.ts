export default {
  official: 'He leído este acuerdo y lo firmo en nombre de {institution}.',
  foundation: 'He leído este acuerdo con {institution} y lo firmo en nombre de la fundación.',
};
