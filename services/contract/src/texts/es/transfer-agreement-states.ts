export default {
  signature_needed: 'Falta la firma',
  awaiting_execution: 'A la espera de la firma de la fundación',
  executed: 'Firmado por ambas partes',
  declined: 'Rechazado',
  voided: 'Anulado',
};
