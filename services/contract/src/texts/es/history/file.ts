export default {
  label: 'Acuerdo',
  fields: {
    name: { label: 'Nombre del archivo' },
    additional_data: {
      label: 'Acuerdo',
      inside: {
        status: { label: 'Estado del RDA' },
        signature: { label: 'Firma del representante autorizado' },
        signature_date: { label: 'Fecha de la firma' },
        sf_signature: { label: 'Firma por la fundación' },
        sf_signature_date: { label: 'Fecha de la firma de la fundación' },
        revised_date: { label: 'Fecha de modificación' },
        comments: { label: 'Comentarios' },
      },
    },
  },
  parts: {
    signature: {
      label: 'Firma',
      fields: {
        role: { label: 'Parte' },
        signer_id: { label: 'Firmante' },
        typed_name: { label: 'Nombre escrito' },
        meaning: { label: 'Significado' },
        signed_at: { label: 'Firmado' },
      },
    },
    agreement_reminder: { label: 'Recordatorio', fields: { created: { label: 'Recordado' } } },
    paper_record: {
      label: 'Papel firmado',
      fields: {
        status: { label: 'Estado del RDA' },
        signature: { label: 'Firma del representante autorizado' },
        signature_date: { label: 'Fecha de la firma' },
        sf_signature: { label: 'Firma por la fundación' },
        sf_signature_date: { label: 'Fecha de la firma de la fundación' },
        recorder_id: { label: 'Registrado por' },
        recorded_at: { label: 'Registrado' },
        state: { label: 'Estado' },
        decider_id: { label: 'Decidido por' },
        decided_at: { label: 'Decidido' },
        reason: { label: 'Motivo' },
      },
    },
  },
};
