/** Changes an institution: its details, lists and official. `status: 2` submits it (spec 1 sections 4 and 7). */
import { INSTITUTION_STATUS, MESSAGES, RDA_STATUS, type institutionObject } from '@portal/contract';
import { nameInMail } from '@portal/contract/plain-names';
import { invalid, now, type ResourceCommands, say, translate, type Work } from '@portal/kit';
import { institutionRefusals } from '../../../texts/en/institution-refusals.ts';
import { InstitutionModel } from '../../../models/index.ts';
import { readOfficial } from '../affiliated.queries.ts';
import { notifyByMail } from '../../../notify-by-mail.ts';
import { institutionMails } from '../../../texts/en/institution-mails.ts';
import { notifyAdministrators } from '../institution.mail.ts';
import type { InstitutionPorts } from '../institution.ports.ts';
import type { InstitutionState } from '../institution.policy.ts';
import { institutionalDomain } from '../public-mail-domains.data.ts';
import { lockNames, refuseTaken, setAssociatedNames, setDomains } from './names-and-domains.ts';
import { chooseOfficial } from './officials.ts';
import { announceReadiness } from './people.ts';
import { moveInstitution } from './status.ts';

type Patch = NonNullable<ResourceCommands<typeof institutionObject, InstitutionState>['patch']>;

/** The policy action that each field needs; all other fields need `edit`. */
export const institutionPatchActions = {
  status: 'submit',
  domains: 'edit_domains',
  associated_names: 'edit_names',
  is_unresponsive: 'edit_names',
  country: 'edit_country',
  country_exemption: 'edit_country',
  current_io: 'choose_official',
} as const;

export const patchInstitution =
  (ports: Pick<InstitutionPorts, 'askForTransfers'>): Patch =>
  async ({ work, body, loaded }) => {
    const id = Number(loaded.id);
    if (body.name !== undefined || body.ein !== undefined) {
      await lockNames(work);
      await refuseTaken(work, { name: body.name, ein: body.ein }, { except: id });
    }
    // Always touch the row, so that its version also changes when only a list changed.
    await work
      .of(InstitutionModel)
      .findById(id)
      .patch({
        modified: now(),
        name: body.name?.trim(),
        official_name: body.official_name?.trim(),
        ein: body.ein?.trim(),
        nonprofit: body.nonprofit,
        phone_number: body.phone_number === undefined ? undefined : body.phone_number?.trim() || null,
        is_unresponsive: body.is_unresponsive,
        country: body.country,
        country_exemption: body.country_exemption,
      });
    if (body.domains) await changeDomains(work, id, body.domains);
    if (body.associated_names) await setAssociatedNames(work, id, body.associated_names);
    if (body.current_io !== undefined) {
      await chooseOfficial(work, id, body.current_io);
      await announceReadiness(work, id);
      const waits = loaded.state.status === INSTITUTION_STATUS.NEW_SBSO;
      if (waits) await moveInstitution(work, id, 'name_official');
      if (waits || loaded.state.current_io !== body.current_io) {
        await notifyChosen(work, id);
        await ports.askForTransfers(work, id);
      }
    }
    if (body.status !== undefined) await submit(work, id);
  };

/**
 * People with an address in one of the domains count as confirmed, so domains that are open to the public are refused.
 */
async function changeDomains(work: Work, id: number, domains: readonly string[]): Promise<void> {
  const openToAll = domains.filter((domain) => institutionalDomain(domain) === null);
  if (openToAll.length > 0)
    throw invalid({ domains: [say(institutionRefusals.publicDomains, { domains: openToAll.join(', ') })] });
  await setDomains(work, id, domains);
  await announceReadiness(work, id);
}

/**
 * The chosen official received no invitation, so this notification is how they learn that the institution waits for
 * them.
 */
export async function notifyChosen(work: Work, id: number): Promise<void> {
  const row = await work.read(InstitutionModel).findById(id).withRelated('current_rda');
  if (!row) throw new Error(`institution ${id} vanished while it was locked`);
  const words = institutionMails.chosenOfficial;
  const givesDetails = row.status === INSTITUTION_STATUS.PENDING_SBSO;
  const agreement =
    row.current_rda?.additional_data['status'] === RDA_STATUS.SIGNATURE_NEEDED ? row.current_rda.id : null;
  const signs = row.status === INSTITUTION_STATUS.APPROVED && agreement !== null;
  const official = await readOfficial(work, id);
  const [label, path] = givesDetails
    ? [words.detailsLink, '/institution-details']
    : signs
      ? [words.signLink, `/rda/${agreement}`]
      : [institutionMails.seeInstitution, `/institution/${id}`];
  await notifyByMail(work, official ? [official] : [], {
    key: `institution_official_chosen:${id}:${Date.now()}`,
    template: 'institution_official_chosen',
    about: { model: 'institution', id: String(id) },
    path,
    write: () => {
      const institution = nameInMail(row.name, translate(institutionMails.yourInstitution));
      return {
        subject: say(words.subject, { institution }),
        paragraphs: [
          say(words.signs, { institution }),
          ...(givesDetails ? [say(words.giveDetails)] : []),
          ...(signs ? [say(words.signAgreement)] : []),
        ],
        linkLabel: say(label),
      };
    },
  });
}

/** @throws INVALID_INPUT 'Required field' for each missing field */
async function submit(work: Work, id: number): Promise<void> {
  const institution = await work.read(InstitutionModel).findById(id);
  const missing = (['official_name', 'ein', 'nonprofit'] as const).filter(
    (field) => institution?.[field] === null,
  );
  if (missing.length > 0)
    throw invalid(Object.fromEntries(missing.map((field) => [field, [MESSAGES.required]])));
  const { name } = await moveInstitution(work, id, 'submit');
  await notifyAdministrators(work, { id, name }, institutionMails.readyForReview);
}
