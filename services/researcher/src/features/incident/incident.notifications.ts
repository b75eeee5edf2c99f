/** Notifications of incidents: administrators learn of a new one, its reporter of the outcome. */
import { INCIDENT_KIND_LABELS, type IncidentKind, writeDay } from '@portal/contract';
import { sendMail } from '@portal/common';
import { notify, say, sql, translate, type Locked, type Work } from '@portal/kit';
import { z } from 'zod';
import { findAdministrators } from '../../rules/administrators.ts';
import { incidentNotifications as words } from '../../texts/en/incident-notifications.ts';
import type { IncidentState } from './incident.policy.ts';

const incidentTab = (requestId: number): string => `/request/${requestId}?tab=incidents`;

const Reported = z.object({
  request_id: z.int(),
  code: z.string(),
  owner_id: z.int(),
  kind: z.string(),
  noticed: z.string(),
});

/** Notifies administrators, except the owner of the request. */
export async function notifyAdministrators(
  work: Work,
  { id, person }: { readonly id: number; readonly person: string },
): Promise<void> {
  const incident = await work.row(
    Reported,
    sql`select incident.request_id, request.sfari_request_id as code, request.owner_id, incident.kind,
        to_char(incident.noticed, 'YYYY-MM-DD') as noticed
      from researcher.incident incident join researcher.request request on request.id = incident.request_id
      where incident.id = ${id}`,
  );
  if (!incident) throw new Error(`incident ${id} was written and is not there`);
  const { code, request_id: requestId, owner_id: owner } = incident;
  const administrators = (await findAdministrators(work)).filter((one) => one.id !== owner);
  const values = () => ({
    code,
    person,
    kind: translate(INCIDENT_KIND_LABELS[incident.kind as IncidentKind]),
  });
  await notify(work, {
    key: `incident:${id}`,
    recipients: administrators.map((one) => one.id),
    message: () => say(words.reported, values()),
    redirect: incidentTab(requestId),
  });
  for (const administrator of administrators)
    await sendMail(
      work,
      { email: administrator.email },
      {
        key: `incident:${id}:${administrator.id}`,
        template: 'incident_reported',
        about: { model: 'request', id: requestId },
        write: () => ({
          subject: say(words.mail.subject, values()),
          // The mail does not say what happened; that is only shown in the portal.
          paragraphs: [
            say(words.mail.opening, values()),
            say(words.mail.noticed, { day: writeDay(incident.noticed) }),
          ],
          link: { label: translate(words.mail.link), path: incidentTab(requestId) },
        }),
      },
    );
}

export function notifyReporter(work: Work, loaded: Locked<IncidentState>, status: string): Promise<void> {
  const { code, request_id: requestId, reporter_id: reporter } = loaded.state;
  return notify(work, {
    key: `incident-${status}:${loaded.id}:${loaded.etag}`,
    recipients: [reporter],
    message: () => say(words[status as 'new' | 'in_progress' | 'closed'], { code }),
    redirect: incidentTab(requestId),
  });
}
