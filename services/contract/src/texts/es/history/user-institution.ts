export default {
  label: 'Afiliación a una institución',
  fields: {
    institution_id: { label: 'Institución' },
    primary: { label: 'Principal' },
    verified: { label: 'Verificado' },
    last_checked: { label: 'Última verificación' },
    removal_reason: { label: 'Motivo de la baja' },
    joinder_date: { label: 'Adhesión aceptada' },
  },
};
