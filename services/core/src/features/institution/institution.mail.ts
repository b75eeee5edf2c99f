/** Notifies administrators about an institution (docs/institutions.md; spec 3 section 4.11). */
import { notify, say, type Work } from '@portal/kit';
import { readAdministratorIds } from './affiliated.queries.ts';
import { readLastChange } from './status-change.ts';

/**
 * Creates one notification for each status that the institution gets. `text` is a catalogue text with the placeholder
 * {institution}.
 */
export async function notifyAdministrators(
  work: Work,
  { id, name }: { readonly id: number; readonly name: string },
  text: string,
): Promise<void> {
  await notify(work, {
    key: `institution-news:${id}:${await readLastChange(work, id)}`,
    recipients: await readAdministratorIds(work),
    message: () => say(text, { institution: name }),
    redirect: `/institution/${id}`,
  });
}
