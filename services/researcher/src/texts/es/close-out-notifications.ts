export default {
  accepted: 'Se aceptó el cierre de {code}',
  returned: 'El cierre de {code} requiere correcciones: revíselo y corríjalo',
  mail: {
    subject: 'Corrija el cierre de {code}',
    opening: 'La fundación revisó su cierre de {code} y le pide que lo corrija:',
    link: 'Abrir el cierre de {code}',
  },
};
