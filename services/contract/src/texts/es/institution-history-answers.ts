export default {
  accepted: 'Invitación aceptada',
  declined: 'Invitación rechazada',
  withdrawn: 'Invitación retirada',
};
