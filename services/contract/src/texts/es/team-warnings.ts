export default {
  not_active: 'La cuenta no está activa',
  no_account: 'Aún no tiene cuenta',
  no_irb: 'Sin IRB vigente',
  rda_not_signed: 'El RDA no está firmado',
  rda_not_executed: 'Falta la firma de la fundación en el RDA',
  no_joinder: 'Sin adhesión',
  institution_has_no_rda: 'La institución no tiene RDA',
  no_institution: 'Sin institución',
  disowned: 'Ya no pertenece a la institución',
  not_confirmed: 'Sin confirmar por la institución',
};
