export default { none: 'Ninguno', frozen: 'Congelado', fixed: 'Fijado', both: 'Congelado y fijado' };
