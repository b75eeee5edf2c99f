export default {
  title: 'Verificación de investigadores',
  institution: 'Institución',
  printed: 'Fecha de este registro',
  due: 'Fecha límite para verificar a los investigadores de la institución',
  researchers: 'Investigadores',
  confirmed: 'Confirmado el {date}',
  removed: 'Retirado el {date}.',
  byDomain: 'Integrante por su dominio de correo',
  waiting: 'A la espera de una decisión',
};
