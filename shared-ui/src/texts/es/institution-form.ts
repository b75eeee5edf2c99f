export const fields = {
  name: 'Nombre común',
  nameHelp: 'Como la conocen los investigadores, por ejemplo, Northfield University.',
  officialName: 'Nombre oficial',
  officialNameHelp: 'El nombre legal, tal como aparecerá en el acuerdo.',
  ein: 'EIN',
  einHelp: 'Número de identificación del empleador, o el número nacional si no hay EIN.',
  nonprofit: '¿Es una institución sin fines de lucro?',
  isNonprofit: 'Sin fines de lucro',
  yes: 'Sí',
  no: 'No',
  phone: 'Número de teléfono',
  institutionPhone: 'Número de teléfono de la institución',
  domains: 'Dominios de correo electrónico',
  domainsHelp: 'La parte después de @ en sus direcciones de correo, por ejemplo, northfield.edu.',
  domainWrong: 'Ingrese un dominio como northfield.edu',
  names: 'Nombres asociados',
  namesHelp:
    'Otros nombres con los que se la conoce o se la busca: un nombre anterior, una forma corta, un departamento.',
  unresponsive: 'La institución no responde',
  firstName: 'Nombre',
  lastName: 'Apellido',
  email: 'Correo electrónico',
  ownEmail:
    'No puede nombrarse a sí mismo como representante autorizado. Ingrese la dirección de otra persona.',
  officialTitle: 'Representante autorizado/a',
} as const;

export const creating = {
  close: 'Cerrar',
  einText:
    'Ya existe una institución con este EIN en el sistema. Si es la suya, comuníquese con soporte: {support}. La {help} explica cómo encontrar su institución.',
  einTextPlain:
    'Ya existe una institución con este EIN en el sistema. Si es la suya, comuníquese con soporte: {support}.',
  helpPage: 'página de ayuda',
  suggestedIntro: 'Encontramos instituciones similares. ¿Una de ellas es la suya?',
  suggestedIntroAdmin: 'Ya existen instituciones similares.',
  matches: 'Instituciones similares',
  matchEin: 'EIN {ein}',
  noEin: 'EIN desconocido',
  useThis: 'Usar esta',
  open: 'Abrirla',
  none: 'Ninguna de estas: crear de todos modos',
  noneMine: 'La mía no está en la lista: agregarla de todos modos',
  back: 'Volver al formulario',
  stuck: '¿Tiene dificultades? Comuníquese con soporte y la agregaremos con usted: {support}.',
} as const;
