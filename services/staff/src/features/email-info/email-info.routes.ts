import { commonPlaces, requestPlaces, writeLetter, type StoredTemplate } from '@portal/common';
import { inBatches, inLanguage, query, translate, type Handler } from '@portal/kit';
import { SOURCE_LANGUAGE, type Language } from '@portal/contract/language';
import { findPrompts } from '@portal/contract/mail-rules';
import type { MailBranding } from '../../branding.config.ts';
import type { ResearcherClient } from '../../clients/researcher.client.ts';
import { letter as words } from '../../texts/en/letter.ts';
import { findRecipients, findTemplate } from './email-info.queries.ts';

interface EmailInfoParts extends MailBranding {
  readonly researcher: ResearcherClient;
}

/** Number of requests fetched in parallel. */
const PARALLEL_CALLS = 5;

export const emailInfoRoutes = ({ researcher, ...source }: EmailInfoParts): Handler[] => [
  query('GET /email-info/', async (call) => {
    const { obj_ids: ids, email_type: type, lists_changes: listsChanges } = call.query;
    // A caller who may not see one of the requests gets an error for all.
    const requests = await inBatches(ids, PARALLEL_CALLS, (id) => researcher.readRequest(call, id));
    const { owners, team } = await findRecipients(call.database, requests);
    const template = await findTemplate(call.database, type);
    const to = owners.map(({ email }) => email);
    const letter = await writeLetter(
      call.database,
      listsChanges === 'true' ? referToChanges(template) : template,
      {
        to,
        places: () => ({
          ...commonPlaces(source),
          ...requestPlaces(
            requests.map(({ id, sfari_request_id: code, project }) => ({
              id,
              code,
              projectTitle: project.title,
            })),
            owners.map((owner) => owner.first_name),
            source.publicUrl,
          ),
        }),
      },
    );
    return {
      from: source.mailFrom,
      to,
      // This email asks the team to act, so the whole team receives it.
      cc: type === 'request_approved_pending_team' ? [...team] : [],
      bcc: [],
      bcc_all: owners.length > 1,
      ...letter,
    };
  }),
];

/** Replaces the prompt for changes by a reference to their list, so that they are not listed twice. */
function referToChanges({ subject, body, subject_es, body_es }: StoredTemplate): StoredTemplate {
  const refer = (text: string, language: Language) =>
    findPrompts(text).reduce(
      (letter, prompt) =>
        letter.replace(
          prompt,
          inLanguage(language, () => translate(words.seeChanges)),
        ),
      text,
    );
  return { subject, body: refer(body, SOURCE_LANGUAGE), subject_es, body_es: refer(body_es, 'es') };
}
