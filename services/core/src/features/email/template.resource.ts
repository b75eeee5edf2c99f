/** Templates of mails that staff write (spec 3 section 2.17). */
import {
  COMMON_PLACEHOLDERS,
  MAIL_PLACEHOLDERS,
  REQUIRED_PLACEHOLDERS,
  TEMPLATE_MODELS,
  emailTemplateObject,
  type TemplateModel,
} from '@portal/contract';
import { definePolicy, defineResource, fromModel } from '@portal/kit';
import { EmailTemplateModel } from '../../models/index.ts';

const templatePolicy = definePolicy({
  object: 'email-template',
  relations: {},
  actions: {
    read: {
      who: {
        sfari_admin: 'any',
        superuser: 'any',
        access_admin: 'any',
        rm_admin: 'any',
        abn_proj_mgr: 'any',
      },
    },
    edit: { who: { sfari_admin: 'any', superuser: 'any' } },
  },
});

/** Placeholders available in templates about that model. */
export const placeholdersIn = (model: TemplateModel): readonly string[] => [
  ...MAIL_PLACEHOLDERS[model],
  ...COMMON_PLACEHOLDERS,
];

const quoted = (names: readonly string[]): string =>
  `to_jsonb(array[${names.map((name) => `'${name}'`).join(', ')}]::text[])`;
const byModelSql = (names: (model: TemplateModel) => readonly string[]): string =>
  `case t.model_name ${TEMPLATE_MODELS.map((model) => `when '${model}' then ${quoted(names(model))}`).join(' ')} end`;

export const templateResource = defineResource({
  object: emailTemplateObject,
  ...fromModel(EmailTemplateModel),
  policy: templatePolicy,
  columns: {
    placeholders: byModelSql(placeholdersIn),
    required_placeholders: byModelSql((model) => REQUIRED_PLACEHOLDERS[model]),
  },
  search: { title: 't.title', subject: 't.subject' },
});
