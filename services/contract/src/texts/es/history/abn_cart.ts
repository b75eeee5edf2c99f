export default {
  label: 'Colección de donantes',
  fields: {
    collection_name: { label: 'Nombre' },
    pi_id: { label: 'Investigador' },
    creator_id: { label: 'Creada por' },
    pilot_tissue_cart: { label: 'De donantes piloto' },
    shared_project_id: { label: 'Compartida con el equipo del proyecto' },
  },
  parts: { abn_cart_donor: { label: 'Donante', fields: { donor_hash: { label: 'Donante' } } } },
};
