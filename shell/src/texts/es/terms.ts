export const terms = {
  title: 'Términos y condiciones',
  home: 'Inicio',
  sections: [
    {
      title: 'Aceptación',
      text: 'Al iniciar sesión o registrarse, usted acepta estas condiciones. Si no las acepta, no use el portal. Podemos modificarlas; cuando lo hagamos, le pediremos que las acepte de nuevo.',
    },
    {
      title: 'Reglas de conducta',
      text: 'Use únicamente su propia cuenta y no comparta su contraseña. Use los datos y las muestras solo para la investigación aprobada. No intente averiguar quién es un participante. No interfiera con el portal ni busque formas de eludir sus protecciones.',
    },
    {
      title: 'Exención de responsabilidad',
      text: 'El portal y aquello a lo que da acceso se ofrecen tal como están. La fundación no es responsable de pérdidas ni daños derivados de su uso, en la medida en que la ley lo permita.',
    },
    {
      title: 'Confidencialidad',
      text: 'Trate como confidencial lo que conozca aquí sobre participantes, otros investigadores y solicitudes aún sin decisión, incluso después de que termine su acceso.',
    },
  ],
  restricted: 'Países con restricciones',
  questions: '¿Tiene preguntas sobre estas condiciones? Escriba a {support}.',
} as const;
