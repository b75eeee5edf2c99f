/** Words to superusers about a new version that was taken back by itself. */
import { MailRequested } from '@portal/contract';
import { inLanguageOf, notify, paragraph, say, writeMoment, type Work } from '@portal/kit';
import type { ReleaseModel } from '../../models/index.ts';
import { releaseMail as texts } from '../../texts/en/release-mail.ts';
import { readSuperusers } from '../health-check/index.ts';
import type { Reason } from './release-rules.ts';

export interface ReleaseMailWords {
  readonly portalUrl: string;
  /** The foundation's, by which moments are named. */
  readonly timeZone: string;
}

interface Rollback {
  readonly id: number;
  /** As it was. */
  readonly release: ReleaseModel;
  readonly reasons: readonly Reason[];
}

const REDIRECT = '/superuser';

/** A line for the bell and a mail to each. */
export async function tellOfRollback(
  work: Work,
  { id, release, reasons }: Rollback,
  { portalUrl, timeZone }: ReleaseMailWords,
): Promise<void> {
  const { app, canary_version: version, canary_share: share, canary_since: since } = release;
  const subject = (): string => say(texts.subject, { app, version: version ?? '' });
  const superusers = await readSuperusers(work);
  await notify(work, {
    key: `release-rollback:${id}`,
    recipients: superusers.map(({ id: recipient }) => recipient),
    message: subject,
    redirect: REDIRECT,
  });
  for (const person of superusers)
    await work.emit(MailRequested, {
      key: `release-rollback:${id}:${person.id}`,
      template: 'release_rollback',
      model_name: 'user',
      object_id: String(person.id),
      to: [person.email],
      ...(await inLanguageOf(work, person.email, () => ({
        subject: subject(),
        body: [
          paragraph(say(texts.salutation, { name: person.first_name })),
          paragraph(
            say(texts.text, {
              app,
              version: version ?? '',
              before: release.version,
              share: String(Math.round((share ?? 0) * 100)),
              time: since ? writeMoment(since, timeZone) : '',
            }),
          ),
          ...reasons.map((reason) => paragraph(describe(reason))),
          paragraph(say(texts.where, { address: `${portalUrl}${REDIRECT}` })),
        ].join('\n'),
      }))),
      actor_id: null,
    });
}

function describe({ measure, found, before }: Reason): string {
  const write = (value: number): string => {
    if (measure === 'failures') return (value * 100).toFixed(1);
    return measure === 'cls' ? value.toFixed(2) : String(Math.round(value));
  };
  return say(texts.reasons[measure], { found: write(found), before: write(before) });
}
