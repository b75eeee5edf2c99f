export default {
  sign: {
    currentOnce: 'Solo se puede firmar el acuerdo vigente de una institución aprobada, y una sola vez',
    foundationAfter: 'La fundación firma después del representante autorizado, y debe firmar otra persona',
    replacedSince: 'El documento fue reemplazado. Vuelva a abrirlo',
    passwordMissing: 'Escriba su contraseña',
    passwordAlone: 'Escriba su contraseña para cada firma',
  },
  document: {
    unreadable: 'No se puede leer el documento. Pida a la fundación que lo suba de nuevo',
    damaged: 'El documento está dañado. Pida a la fundación que lo suba de nuevo',
    scanDamaged: 'El documento o su copia escaneada está dañado. Pida que se suba de nuevo',
    slow: 'El documento tarda demasiado en abrirse. Inténtelo de nuevo',
    waitsForScan: 'Este archivo espera su análisis de virus. Inténtelo de nuevo en unos minutos',
    paperWaitsForScan: 'La copia escaneada espera su análisis de virus. Inténtelo de nuevo en unos minutos',
  },
  edit: {
    newerOne: 'Este acuerdo fue reemplazado por uno más nuevo',
    commentTooLong: 'El comentario es demasiado largo',
  },
};
