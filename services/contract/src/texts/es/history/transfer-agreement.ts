export default {
  label: 'Acuerdo de Transferencia de Material',
  fields: {
    request_code: { label: 'Solicitud' },
    project_title: { label: 'Proyecto' },
    version: { label: 'Versión' },
    state: { label: 'Estado' },
    institution_name: { label: 'Institución' },
    recipient_name: { label: 'Científico receptor' },
    donors: { label: 'Donantes' },
    tissue: { label: 'Tejido' },
    official_signature: { label: 'Firma del representante autorizado' },
    foundation_signature: { label: 'Firma por la fundación' },
    reason: { label: 'Motivo' },
    ordered: { label: 'Tejido pedido' },
  },
  parts: { transfer_reminder: { label: 'Recordatorio', fields: { created: { label: 'Recordado' } } } },
};
