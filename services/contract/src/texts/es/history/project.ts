export default {
  label: 'Proyecto',
  fields: {
    sfari_project_id: { label: 'ID de SFARI' },
    title: { label: 'Título' },
    abstract: { label: 'Resumen' },
    non_autism_research: { label: 'Relación con la investigación del autismo' },
    public_title: { label: 'Título para el público general' },
    public_abstract: { label: 'Resumen para el público general' },
    is_editable: { label: 'Se puede editar' },
  },
  parts: {
    irb: {
      label: 'Carta del IRB (comité de ética)',
      fields: {
        designation: { label: 'Designación' },
        assurance_number: { label: 'Número de garantía institucional' },
        approval_date: { label: 'Fecha de aprobación' },
        exemption_date: { label: 'Fecha de exención' },
        renewal_date: { label: 'Vencimiento de la carta del IRB' },
      },
    },
    team_member: {
      label: 'Integrante del equipo de investigación',
      fields: {
        first_name: { label: 'Nombre' },
        last_name: { label: 'Apellido' },
        email: { label: 'Correo electrónico' },
        institution: { label: 'Institución' },
        user_role: { label: 'Rol' },
        globus_username: { label: 'ID o nombre de usuario de Globus' },
        removal_date: { label: 'Fecha de la baja' },
      },
    },
  },
};
