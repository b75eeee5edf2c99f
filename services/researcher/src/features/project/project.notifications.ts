/** Notifications to the owner of a project. */
import { nameInMail } from '@portal/contract/plain-names';
import { notifyPerson } from '@portal/common';
import { say, translate, type Actor, type Work } from '@portal/kit';
import { PersonView } from '../../models/index.ts';
import { requestMails as words } from '../../texts/en/request-mails.ts';

interface Created {
  readonly project: { readonly id: number; readonly code: string; readonly title: string };
  readonly ownerId: number;
}

/** Notifies the owner that someone else created the project for them. */
export async function notifyProjectOwner(
  work: Work,
  actor: Actor,
  { project: { id, code, title }, ownerId }: Created,
): Promise<void> {
  if (ownerId === actor.userId) return;
  const [owner, creator] = await Promise.all([
    work.read(PersonView).findById(ownerId),
    work.read(PersonView).findById(actor.userId),
  ]);
  if (!owner) return;
  const path = `/project/${id}`;
  await notifyPerson(
    work,
    { id: ownerId, email: owner.email, name: owner.display_name },
    {
      key: `created-for-owner:${id}`,
      template: 'project_created_for_owner',
      about: { model: 'project', id },
      actorId: actor.userId || null,
      path,
      bell: () => say(words.bell.projectForYou, { code, person: creator?.display_name ?? '' }),
      mail: () => ({
        subject: say(words.projectForYou.subject, { code }),
        paragraphs: [
          say(words.projectForYou.opening, {
            code,
            person: nameInMail(creator?.display_name ?? '', translate(words.startedForYou.staff)),
            project: title,
          }),
          translate(words.projectForYou.next),
        ],
        link: { label: translate(words.projectForYou.view), path },
      }),
    },
  );
}
