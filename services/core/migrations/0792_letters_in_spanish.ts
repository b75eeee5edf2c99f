import type { Knex } from 'knex';

interface Letter {
  readonly key: string;
  /** Of the English text that an installation started with: its subject and body, joined by a line break. */
  readonly md5: string;
  readonly subject: string;
  readonly body: readonly string[];
}

const GREETING = '<p>Hola, {first_name}:</p>';
/** For the staff member who writes the letter, so they are in English, and never sent. */
const REASON = '<p>[Please say why here]</p>';
const QUESTION = '<p>[Please write your question here]</p>';
const REPLY = '<p>Puede responder a {support_email}.</p>';
const OPEN_REQUEST = '<p><a href="{request_link}">Abrir la solicitud {request_code}</a></p>';
const SEE_INSTITUTION = '<p><a href="{portal_url}/institution/{institution_id}">Ver la institución</a></p>';
const NAME_OFFICIAL =
  '<p><a href="{portal_url}/revise-institution-officer">Indicar otro representante autorizado</a></p>';
const REQUEST = 'solicitud <strong>{request_code}</strong> para el proyecto “{project_title}”';

const LETTERS: readonly Letter[] = [
  {
    key: 'institution_details_reminder',
    md5: '6f8d29ccbd64dad134cbb1073e0beaad',
    subject: 'Complete los datos de {institution_name}',
    body: [
      '<p>Un investigador indicó que usted es el representante autorizado de {institution_name}. Podemos revisar la institución cuando sus datos estén completos.</p>',
      '<p><a href="{portal_url}/institution-details">Completar los datos</a></p>',
      '<p>Toma unos diez minutos. Necesita el nombre oficial y el EIN.</p>',
    ],
  },
  {
    key: 'agreement_signature_reminder',
    md5: '17060d0568e408943a858520defb129f',
    subject: 'El Acuerdo de Distribución a Investigadores de {institution_name} está a la espera de su firma',
    body: [
      '<p>{institution_name} recibió la aprobación. Sus investigadores pueden recibir datos y muestras en cuanto se firme el Acuerdo de Distribución a Investigadores.</p>',
      '<p><a href="{portal_url}/">Leer y firmar el acuerdo</a></p>',
    ],
  },
  {
    key: 'joinder_reminder',
    md5: '163f9f15c99118e9e8345e4ab2eef997',
    subject: 'Acepte la adhesión al acuerdo de su institución',
    body: [
      '<p>El Acuerdo de Distribución a Investigadores de {institution_name} está firmado por ambas partes. Sus solicitudes pueden completarse en cuanto usted acepte la adhesión.</p>',
      '<p><a href="{portal_url}/joinder">Leer y aceptar</a></p>',
    ],
  },
  {
    key: 'user_question',
    md5: '898d21552257efbf4a7583da0e0ce0c6',
    subject: 'Una pregunta sobre su cuenta',
    body: [QUESTION, REPLY],
  },
  {
    key: 'institution_question',
    md5: 'c2ed661cfea24976153ca98bcef4df60',
    subject: 'Una pregunta sobre {institution_name}',
    body: [QUESTION, REPLY],
  },
  {
    key: 'institution_approved_investigator',
    md5: 'efe9ab452f4fb58fd6df77499f565748',
    subject: 'Su institución {institution_name} recibió la aprobación',
    body: [
      '<p>{institution_name} recibió la aprobación. El siguiente paso es que su representante autorizado firme el Acuerdo de Distribución a Investigadores (RDA).</p>',
      '<p>Cuando ambas partes hayan firmado el RDA, le pediremos que acepte la adhesión. Ya puede preparar solicitudes.</p>',
      SEE_INSTITUTION,
    ],
  },
  {
    key: 'institution_follow_up',
    md5: '86d568b2ca959ec9289567eb2849d6fa',
    subject: 'Tenemos una pregunta sobre {institution_name}',
    body: [
      '<p>Revisamos los datos de {institution_name} y tenemos una pregunta antes de continuar:</p>',
      QUESTION,
      '<p><a href="{portal_url}/institution/{institution_id}">Responder y enviar los datos de nuevo</a></p>',
    ],
  },
  {
    key: 'institution_rejected',
    md5: 'f837cdb6813c5d119e4dea1f48089daf',
    subject: '{institution_name} no recibió la aprobación',
    body: [
      '<p>Lamentamos informarle que {institution_name} no recibió la aprobación. Sus investigadores no pueden solicitar recursos.</p>',
      REASON,
      SEE_INSTITUTION,
    ],
  },
  {
    key: 'institution_official_rejected',
    md5: '6cc92c6cfad5011703a4744d76ba0505',
    subject: 'Indique otro representante autorizado de {institution_name}',
    body: [
      '<p>No pudimos aceptar al representante autorizado de {institution_name}. Díganos quién más puede firmar por su institución.</p>',
      REASON,
      NAME_OFFICIAL,
    ],
  },
  {
    key: 'institution_disabled',
    md5: '8d0dbbcd795151ba101fa9d83894025c',
    subject: 'Indique otro representante autorizado de {institution_name}',
    body: [
      '<p>{institution_name} se desactivó y su acuerdo con la fundación ya no está vigente. Para continuar, su institución necesita un representante autorizado que envíe de nuevo sus datos.</p>',
      NAME_OFFICIAL,
    ],
  },
  {
    key: 'request_rejected',
    md5: '2dbc746c05a2afbbdc590390de01d879',
    subject: 'Su solicitud {request_code} no recibió la aprobación',
    body: [
      `<p>Gracias por su ${REQUEST}. La revisamos con atención. Lamentamos no poder aprobarla, por este motivo:</p>`,
      REASON,
      '<p>Esta decisión es definitiva para esta solicitud. Puede enviar una solicitud nueva con otro enfoque.</p>',
      OPEN_REQUEST,
    ],
  },
  {
    key: 'request_revisions_requested',
    md5: '63593c62e907e9c542f861c98333f4d5',
    subject: 'Haga cambios en su solicitud {request_code}',
    body: [
      `<p>Gracias por su ${REQUEST}. Antes de decidir, necesitamos algunos cambios:</p>`,
      '<p>[Please list the changes here]</p>',
      '<p>Abra su solicitud, haga los cambios y envíela de nuevo. Sus respuestas anteriores se conservan.</p>',
      OPEN_REQUEST,
    ],
  },
  {
    key: 'request_conditionally_approved',
    md5: '2ba98b0b6a5e9f4d63a0daef2a04772c',
    subject: 'Su solicitud {request_code} recibió la aprobación con condiciones',
    body: [
      `<p>Buenas noticias: queremos apoyar su ${REQUEST}. Podemos aprobarla cuando se cumplan estas condiciones:</p>`,
      '<p>[Please list the conditions here]</p>',
      '<p>Responda a este correo electrónico cuando se cumplan. Entonces aprobaremos su solicitud.</p>',
      OPEN_REQUEST,
    ],
  },
  {
    key: 'request_approved',
    md5: '052ccd0c38861ee7adc8be55e54915d6',
    subject: 'Su solicitud {request_code} recibió la aprobación',
    body: [
      `<p>Buenas noticias: aprobamos su ${REQUEST}.</p>`,
      '<p>Estamos preparando lo que solicitó. Le avisaremos por correo electrónico cuando esté listo.</p>',
      OPEN_REQUEST,
    ],
  },
  {
    key: 'request_deferred',
    md5: 'be59c6ba283cfd52712146dd456f2c4c',
    subject: 'Aplazamos nuestra decisión sobre su solicitud {request_code}',
    body: [
      `<p>Gracias por su ${REQUEST}. No podemos decidir ahora, así que la aplazamos para una revisión posterior.</p>`,
      '<p>Puede cambiar su solicitud y enviarla de nuevo. No necesita comenzar una nueva.</p>',
      OPEN_REQUEST,
    ],
  },
  {
    key: 'request_approved_pending_team',
    md5: '3680ce38f38c1483108e1e11fa4ba6e0',
    subject: 'Su solicitud {request_code} recibió la aprobación y está a la espera de su equipo',
    body: [
      `<p>Buenas noticias: aprobamos su ${REQUEST}. A algunas personas de su equipo les faltan pasos antes de que podamos dar acceso.</p>`,
      '<p>Cada persona necesita una cuenta activa, una institución con un acuerdo firmado y una adhesión aceptada. Algunas solicitudes necesitan también una carta del IRB vigente.</p>',
      '<p>La página de su solicitud muestra qué le falta a cada persona. Continuamos automáticamente cuando se complete el último paso.</p>',
      OPEN_REQUEST,
    ],
  },
  {
    key: 'request_question',
    md5: '01259b36f79aa4d179389c6f6e77c621',
    subject: 'Una pregunta sobre su solicitud {request_code}',
    body: [`<p>Tenemos una pregunta sobre su ${REQUEST}:</p>`, QUESTION, OPEN_REQUEST],
  },
];

/**
 * Letters for people who use the portal in Spanish (decision 569). A template whose English text administrators changed
 * stays without one, because it would say something else.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
alter table core.email_template
  add column subject_es text not null default '',
  add column body_es text not null default '';
create or replace view core_api.decision_template as
  select id, decision, model_name, subject, body, subject_es, body_es from core.email_template where decision is not null;
`);
  for (const { key, md5, subject, body } of LETTERS)
    await knex.raw(
      `update core.email_template set subject_es = :subject, body_es = :body
        where key = :key and md5(subject || E'\\n' || body) = :md5`,
      { key, md5, subject, body: [GREETING, ...body].join('\n') },
    );
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
drop view core_api.decision_template;
create view core_api.decision_template as
  select id, decision, model_name, subject, body from core.email_template where decision is not null;
alter table core.email_template drop column subject_es, drop column body_es;
`);
}
