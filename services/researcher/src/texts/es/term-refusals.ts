export default {
  notRenewable: 'No hay nada que renovar o ya se envió una renovación',
};
