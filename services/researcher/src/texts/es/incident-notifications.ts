export default {
  in_progress: 'La fundación está revisando el incidente que usted informó sobre {code}',
  closed: 'Se cerró el incidente que usted informó sobre {code}',
  new: 'Se reabrió el incidente que usted informó sobre {code}',
};
