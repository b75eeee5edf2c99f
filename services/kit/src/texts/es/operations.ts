export default {
  rightsLost: 'Esto se detuvo porque usted ya no tiene los permisos necesarios',
  exportReady: 'Su exportación está lista',
  exportFailed: 'No pudimos crear su exportación. Inténtelo de nuevo',
  tooFewRows: 'Una lista de hasta {most, number} filas se lee página por página',
  tooManyRows:
    'No se pueden exportar más de {most, number} filas. Primero reduzca la lista con filtros o con una búsqueda.',
  anotherExport: 'Su otra exportación todavía se está preparando. Espere a que esté lista',
  notReady: 'La exportación todavía no está lista',
};
