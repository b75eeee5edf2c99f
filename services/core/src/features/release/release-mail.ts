/** Informs superusers that a new version was rolled back automatically. */
import { writeMoment } from '@portal/common';
import { say, translate, type Work } from '@portal/kit';
import { notifyByMail } from '../../notify-by-mail.ts';
import type { ReleaseModel } from '../../models/index.ts';
import { readSuperusers } from '../../rules/superusers.ts';
import { releaseMail as texts } from '../../texts/en/release-mail.ts';
import type { Reason } from './release-rules.ts';

interface Rollback {
  readonly id: number;
  /** As it was. */
  readonly release: ReleaseModel;
  readonly reasons: readonly Reason[];
}

/** Sends each a notification and a mail. @param timeZone the foundation's time zone, in which times are written */
export async function notifyOfRollback(
  work: Work,
  { id, release, reasons }: Rollback,
  timeZone: string,
): Promise<void> {
  const { app, canary_version: version, canary_share: share, canary_since: since } = release;
  const values = {
    app,
    version: version ?? '',
    before: release.version,
    share: String(Math.round((share ?? 0) * 100)),
    time: since ? writeMoment(since, timeZone) : '',
  };
  await notifyByMail(work, await readSuperusers(work), {
    key: `release-rollback:${id}`,
    template: 'release_rollback',
    about: { model: 'release', id: app },
    path: '/superuser',
    write: () => ({
      subject: say(texts.subject, values),
      paragraphs: [say(texts.text, values), ...reasons.map(describe)],
      linkLabel: translate(texts.link),
    }),
  });
}

function describe({ measure, found, before }: Reason): string {
  const write = (value: number): string => {
    if (measure === 'failures') return (value * 100).toFixed(1);
    return measure === 'cls' ? value.toFixed(2) : String(Math.round(value));
  };
  return say(texts.reasons[measure], { found: write(found), before: write(before) });
}
