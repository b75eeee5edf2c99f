export const listExport = {
  begun: 'Se está preparando su exportación',
  begunText: 'Más de {most, number} filas requieren un rato. Le avisaremos cuando esté lista.',
  waiting: 'Su exportación comenzará pronto',
  making: 'Su exportación: {done, number} de {total, number} filas',
  made: 'Su exportación de {count, number} filas del {time} está lista. Descárguela en un plazo de 24 horas.',
  failed: 'No pudimos crear su exportación. Inténtelo de nuevo.',
  csv: 'Guardar CSV',
  xlsx: 'Guardar XLSX',
} as const;
