export default {
  viewStatus: 'Ver el estado de la solicitud',
  points: {
    heading: 'Cambios solicitados:',
    how: 'Responda a cada uno cuando modifique la solicitud.',
  },
  bell: {
    statusChanged: 'Nuevo estado de {code}: {status}',
    question: 'Tiene una pregunta por responder sobre {code}',
    corrected: '{person} corrigió su solicitud {code}. Los cambios están en su página',
    toReview: 'Le pidieron que revise {code}',
    reviewsBegun: 'Comenzaron las revisiones del {quarter}. La fecha límite de las suyas es el {day}',
    startedForYou: '{person} comenzó la solicitud {code} para usted',
    projectForYou: '{person} creó el proyecto {code} para usted',
    reviewEnded: 'Usted ya no revisa {code}',
    reviewOfSomeEnded: 'Usted ya no revisa una solicitud',
  },
  startedForYou: {
    subject: 'Se comenzó la solicitud {code} para usted',
    staff: 'El personal de la fundación',
    opening: '{person} comenzó la solicitud {code} ({type}) para su proyecto “{project}”.',
    next: 'Por ahora no necesita hacer nada: el personal puede completarla y enviarla por usted. También puede continuarla usted.',
  },
  projectForYou: {
    subject: 'Se creó el proyecto {code} para usted',
    opening: '{person} creó el proyecto {code}, “{project}”. El investigador principal es usted.',
    next: 'Revise el título, el resumen y el equipo de investigación. Cada solicitud de recursos pertenece a un proyecto.',
    view: 'Ver el proyecto',
  },
  letterEnds: {
    subject: 'La carta del IRB (comité de ética) de {code} vence el {day}',
    opening: 'La carta del IRB de su proyecto {code}, “{project}”, vence el {day}.',
    next: 'Agregue la renovación en cuanto la tenga. Sin ella, las solicitudes que requieren un IRB no pueden continuar.',
    update: 'Actualizar la carta del IRB',
  },
  question: {
    how: 'Responda en la página de su solicitud. Las respuestas a este correo electrónico no se leen.',
    link: 'Responder a la pregunta sobre {code}',
  },
  received: {
    subject: 'Recibimos su solicitud {code}',
    opening: 'Recibimos su solicitud {code}. {timing}',
    revised: 'Recibimos sus cambios en la solicitud {code}. {timing}',
    renewal: 'Recibimos la renovación {code} de su solicitud {request}. {timing}',
    project: 'Proyecto: {project}',
    datasets: 'Conjuntos de datos: {datasets}',
    timing: 'La revisión puede tardar hasta dos semanas.',
    quarterly: 'Las solicitudes de Research Match se revisan cada trimestre.',
    next: 'Le enviaremos un correo electrónico en cuanto haya una decisión. Hasta entonces, puede seguir el estado de su solicitud.',
  },
  withdrawn: {
    subject: 'Usted retiró su solicitud {code}',
    opening: 'Usted retiró su solicitud {code}. Ya no se revisará.',
    reason: 'Su motivo: {reason}',
    again: 'Si más adelante necesita los recursos, puede comenzar una solicitud nueva en cualquier momento.',
  },
  approved: {
    subject: 'Se aprobó su solicitud {code}',
    teamReady:
      'Todo el equipo de investigación de su solicitud {code} cumple ya los requisitos, así que su solicitud está aprobada.',
    access: 'Prepararemos su acceso. Puede descargar el aviso de aprobación en la página de su solicitud.',
  },
  reviewAssigned: {
    subject: 'Revise la solicitud {code}',
    asked: 'Le pidieron que revise la solicitud {code} ({type}), para el proyecto “{project}”.',
    link: 'Revisar la solicitud {code}',
    conflict:
      'Si conoce bien a quien presenta la solicitud o podría beneficiarse de ella, declárelo en la página de la solicitud antes de comenzar. Si tiene preguntas, escriba a {support}.',
    thanks: 'Gracias por su ayuda.',
    due: 'La fecha límite de su revisión es el {day}.',
  },
  reviewsBegun: {
    subject: 'Comenzaron las revisiones del {quarter}; la fecha límite es el {day}',
    opening: 'Comenzaron las revisiones del {quarter}. Complete las suyas a más tardar el {day}:',
    conflict:
      'Si conoce bien a alguna de las personas que presentan solicitudes o podría beneficiarse de una solicitud, declárelo en su página antes de comenzar. Si tiene preguntas, escriba a {support}.',
  },
};
