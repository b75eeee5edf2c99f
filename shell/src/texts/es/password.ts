import type { PasswordCriterion } from '@portal/contract/password';

export const password = {
  label: 'Contraseña',
  newLabel: 'Contraseña nueva',
  confirm: 'Confirmar contraseña',
  confirmNew: 'Confirmar contraseña nueva',
  show: 'Mostrar: {label}',
  hide: 'Ocultar: {label}',
  showShort: 'Mostrar',
  hideShort: 'Ocultar',
  criteria: 'Su contraseña debe tener:',
  met: 'cumplido',
  unmet: 'aún falta',
  progress: '{met} de {all} requisitos de la contraseña cumplidos. Aún falta: {missing}.',
  allMet: 'La contraseña cumple todos los requisitos.',
} as const;

export const criteria: Record<PasswordCriterion, string> = {
  length: 'al menos 10 caracteres',
  digit: 'al menos un dígito',
  upper: 'al menos una letra mayúscula',
  lower: 'al menos una letra minúscula',
  special: 'al menos un carácter especial (como !)',
};

export const forgotten = {
  title: 'Restablecer su contraseña',
  intro:
    'Ingrese la dirección de correo de su cuenta. Le enviaremos un enlace para definir una contraseña nueva.',
  email: 'Correo electrónico',
  submit: 'Enviar enlace',
  submitting: 'Enviando',
  backToLogin: 'Volver al inicio de sesión',
  newTitle: 'Definir una contraseña nueva',
  newIntro: 'Esto cierra todas sus sesiones. Después, inicie sesión con su contraseña nueva.',
  newSubmit: 'Guardar contraseña nueva',
  newSubmitting: 'Guardando',
  checking: 'Verificando su enlace',
  loading: 'Cargando',
} as const;
