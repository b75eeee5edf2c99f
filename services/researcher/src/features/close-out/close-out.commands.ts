/** Confirming what happened to the data, samples or tissue of an ended request, and evaluating that confirmation. */
import { MESSAGES, OBTAINED_KINDS } from '@portal/contract';
import { INPUT_MESSAGES } from '@portal/contract/input-messages';
import { invalid, latestTodaySql, readToday, type Call, type Locked, type Work } from '@portal/kit';
import { CloseOutModel } from '../../models/index.ts';
import { closeOutRefusals } from '../../texts/en/close-out-refusals.ts';
import { notifyAdministrators, notifyAcceptance, notifyReturn } from './close-out.notifications.ts';
import type { CloseOutState } from './close-out.policy.ts';

interface Command {
  readonly work: Work;
  readonly loaded: Locked<CloseOutState>;
}

type Confirming = Call<'POST /close-out/{id}/confirm/'>;
type Confirmation = Confirming['body'];

export async function confirmCloseOut(
  { work, loaded }: Command,
  { actor, body }: Pick<Confirming, 'actor' | 'body'>,
): Promise<void> {
  const { kinds } = loaded.state;
  await checkAnswers(work, kinds, body);
  const answers = Object.fromEntries(kinds.map((kind) => [kind, pickAnswer(body[kind])]));
  await work
    .of(CloseOutModel)
    .findById(Number(loaded.id))
    .patch({ ...answers, status: 'confirmed', confirmed: new Date(), confirmed_by: actor.userId || null });
  await notifyAdministrators(work, loaded, actor.displayName);
}

/** A date is dropped where nothing was obtained. */
const pickAnswer = (given: Confirmation['data']) =>
  given && {
    outcome: given.outcome,
    day: given.outcome === 'nothing' ? null : given.day,
    description: given.description.trim(),
  };

/** @throws INVALID_INPUT where a kind is missing or does not belong to the request, or a day is in the future */
async function checkAnswers(work: Work, kinds: CloseOutState['kinds'], body: Confirmation): Promise<void> {
  const today = await readToday(work, latestTodaySql);
  const problems = OBTAINED_KINDS.flatMap((kind): [string, string][] => {
    const given = body[kind];
    if (!kinds.includes(kind)) return given ? [[kind, closeOutRefusals.notObtained]] : [];
    if (!given) return [[`${kind}.outcome`, MESSAGES.required]];
    const isLater = given.outcome !== 'nothing' && given.day !== null && given.day > today;
    return isLater ? [[`${kind}.day`, INPUT_MESSAGES.notInFuture]] : [];
  });
  if (problems.length > 0)
    throw invalid(Object.fromEntries(problems.map(([field, problem]) => [field, [problem]])));
}

export async function acceptCloseOut({ work, loaded }: Command): Promise<void> {
  await work
    .of(CloseOutModel)
    .findById(Number(loaded.id))
    .patch({ status: 'accepted', judged: new Date(), reason: '' });
  await notifyAcceptance(work, loaded);
}

export async function returnCloseOut({ work, loaded }: Command, reason: string): Promise<void> {
  await work
    .of(CloseOutModel)
    .findById(Number(loaded.id))
    .patch({ status: 'returned', judged: new Date(), reason: reason.trim() });
  await notifyReturn(work, loaded, reason.trim());
}
