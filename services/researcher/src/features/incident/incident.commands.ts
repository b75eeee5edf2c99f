/** Reporting an incident, and handling it as an administrator. */
import type { BodyOf } from '@portal/contract';
import { INPUT_MESSAGES } from '@portal/contract/input-messages';
import { invalid, latestTodaySql, lockOne, readToday, type Call, type Locked, type Work } from '@portal/kit';
import { IncidentModel } from '../../models/index.ts';
import { incidentRefusals } from '../../texts/en/incident-refusals.ts';
import { requestResource } from '../request/index.ts';
import { notifyAdministrators, notifyReporter } from './incident.notifications.ts';
import type { IncidentState } from './incident.policy.ts';

interface Reporting {
  readonly call: Call;
  readonly work: Work;
  readonly body: BodyOf<'POST /incident/'>;
}

/** @returns the id of the incident @throws NOT_FOUND, FORBIDDEN, WRONG_STATE as for the request itself */
export async function reportIncident({ call, work, body }: Reporting): Promise<number> {
  const locked = await lockOne(requestResource, { work, actor: call.actor, id: body.request });
  locked.authorise('report_incident');
  if (body.noticed > (await readToday(work, latestTodaySql)))
    throw invalid({ noticed: [INPUT_MESSAGES.notInFuture] });
  const { id } = await work.of(IncidentModel).insert({
    request_id: body.request,
    reporter_id: call.actor.userId,
    kind: body.kind,
    noticed: body.noticed,
    description: body.description.trim(),
    measures: (body.measures ?? '').trim(),
  });
  await notifyAdministrators(work, { id, person: call.actor.displayName });
  return id;
}

/** The policy action that each field needs. */
export const INCIDENT_PATCH_ACTIONS = { status: 'handle', notes: 'handle', outcome: 'handle' } as const;

export async function handleIncident({
  work,
  body,
  loaded,
}: {
  readonly work: Work;
  readonly body: BodyOf<'PATCH /incident/{id}/'>;
  readonly loaded: Locked<IncidentState>;
}): Promise<void> {
  const before = loaded.state;
  const status = body.status ?? before.status;
  const outcome = (body.outcome ?? before.outcome).trim();
  if (status === 'closed' && outcome === '') throw invalid({ outcome: [incidentRefusals.outcomeMissing] });
  const isMoved = status !== before.status;
  await work
    .of(IncidentModel)
    .findById(Number(loaded.id))
    .patch({
      status,
      outcome,
      ...(body.notes === undefined ? {} : { notes: body.notes.trim() }),
      ...(isMoved ? { closed: status === 'closed' ? new Date() : null } : {}),
    });
  if (isMoved) await notifyReporter(work, loaded, status);
}
