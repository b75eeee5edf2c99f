export default {
  'Families with one child with autism, described in depth and sequenced.':
    'Familias con un hijo o una hija con autismo, descritas a fondo y secuenciadas.',
  'People with changes in genes and regions that are linked to autism and related conditions.':
    'Personas con cambios en genes y regiones relacionados con el autismo y afecciones asociadas.',
  'A large online cohort of people with autism and their families in the United States.':
    'Una gran cohorte en línea de personas con autismo y sus familias en los Estados Unidos.',
  'Children and adolescents with autism who were treated in specialized hospital units.':
    'Niños y adolescentes con autismo que recibieron tratamiento en unidades hospitalarias especializadas.',
};
