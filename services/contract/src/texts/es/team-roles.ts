export default {
  'Primary Researcher': 'Investigador/a principal',
  'Co-Investigator': 'Coinvestigador/a',
  Collaborator: 'Colaborador/a',
  'Postdoctoral Researcher': 'Investigador/a posdoctoral',
  'Laboratory Manager': 'Gerente de laboratorio',
  'Project Manager': 'Gerente de proyecto',
  Student: 'Estudiante',
  Biostatistician: 'Bioestadístico/a',
};
