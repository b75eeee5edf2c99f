export const cohorts = {
  title: 'Cohortes',
  text: 'Las familias y los investigadores de cinco cohortes hicieron posibles estos recursos.',
  list: [
    { text: 'Familias con un hijo o una hija con autismo.' },
    { text: 'Personas con cambios en genes relacionados con el autismo.' },
    { text: 'Una gran cohorte en línea de personas con autismo y sus familias.' },
    { text: 'Niños y adolescentes que recibieron tratamiento en un hospital.' },
    {
      text: 'Tejido cerebral donado por familias para investigar las causas del autismo.',
    },
  ],
} as const;
