export default {
  sign: 'Un Acuerdo de Transferencia de Material solo se puede firmar una vez, mientras su solicitud está aprobada',
  decline:
    'Un Acuerdo de Transferencia de Material solo se puede rechazar antes de firmarlo, mientras su solicitud está aprobada',
  ordered: 'Ya se pidió tejido con este acuerdo, así que no se puede modificar',
  voided: 'Este acuerdo fue reemplazado por una versión más nueva',
  noRequest: 'La solicitud de este acuerdo ya no existe',
};
