export default {
  project: 'Proyecto',
  resources: 'Recursos',
  team: 'Equipo de investigación',
  irb: 'Carta del IRB (comité de ética)',
  gone: 'Una parte que ya no está en el formulario',
};
