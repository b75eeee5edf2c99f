export default {
  unknown: 'Este archivo no está entre los que usted subió',
  wrongKind: 'Elija un archivo de uno de estos tipos: {kinds}',
  beingChecked: 'Este archivo todavía se está analizando en busca de virus. Inténtelo de nuevo pronto',
};
