export const primaryRole = {
  title: 'Elegir su rol principal',
  intro:
    'Usted tiene más de un rol. Elija el que más usa: de él depende lo que ve al iniciar sesión. Puede cambiarlo en cualquier momento en “Ver como”.',
  roles: 'Roles disponibles',
  submit: 'Definir como principal',
  submitting: 'Guardando',
  chooseFirst: 'Primero elija un rol.',
  failed:
    'No pudimos cambiar su rol. Inténtelo de nuevo en un momento. Si vuelve a ocurrir, escriba a {support}.',
} as const;
