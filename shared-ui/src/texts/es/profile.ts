export const profile = {
  institution: 'Institución',
  institutionHelp:
    'Puede cambiar a cualquier institución aprobada. Después de un cambio, deberá aceptar la adhesión de la nueva.',
  orcidNone: 'Ninguno. ORCID no está disponible aquí.',
  orcidHelp: 'Por ejemplo, 0000-0002-1825-0097',
  awsHelp: '12 dígitos. Se usa para dar acceso a datos en AWS.',
  globusHelp: 'Por ejemplo, name@institution.edu@globusid.org, o un UUID',
  dateMail:
    'Avisarme por correo cuando esté por vencer mi acceso o una de mis cartas del IRB (comité de ética)',
  datasetMail: 'Avisarme por correo cuando se actualice un conjunto de datos que uso',
  changeEmail: 'Cambiar dirección de correo',
  newEmail: 'Nueva dirección de correo',
  currentPassword: 'Contraseña actual',
  emailHelp: 'Enviamos un enlace a la nueva dirección. Su dirección cambia cuando usted lo sigue.',
  theirEmailHelp:
    'Enviamos un enlace a la nueva dirección y un aviso a la anterior. La dirección cambia cuando la persona sigue el enlace.',
  sendLink: 'Enviar el enlace',
  linkSent:
    'Abra el enlace del correo enviado a {email} en el plazo de un día. Hasta entonces, se sigue usando su dirección anterior.',
  theirLinkSent:
    'La persona tiene un día para abrir el enlace del correo enviado a {email}. Hasta entonces, se sigue usando la dirección anterior.',
  cancel: 'Cancelar',
} as const;
