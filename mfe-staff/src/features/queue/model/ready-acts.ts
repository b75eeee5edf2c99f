import { REQUEST_STATUS as S, REQUEST_TYPE_LABELS, type RequestType } from '@portal/contract/statuses';
import { fill } from '@portal/shared-ui';
import { countText } from '@portal/shared-ui/data';
import { signingAddress, type AgreementKind, type SigningRow } from '@portal/shared-ui/signing-queue';
import { MATCH_CENTRE } from '../../research-match/model/tabs.ts';
import { RESOURCE_TYPES } from './queues.ts';
import { runAddress } from './run.ts';
import { ready as words } from '#texts/ready';

/** The agreements that the reader signs for the foundation; empty for everyone else. */
interface ToSign {
  readonly rows: readonly SigningRow[];
  readonly count: number;
}

interface ReadyCounts {
  readonly rdas: ToSign;
  readonly mtas: ToSign;
  readonly readyByType: Readonly<Record<string, number>>;
  readonly answered: number;
  /** Number of new requests that are not ready to approve. */
  readonly fresh: number;
  /** Number of new Research Match applications. */
  readonly matches: number;
  readonly institutions: number;
}

/** A kind of task, its count and its link. */
export interface ReadyAct {
  readonly text: string;
  readonly action: string;
  readonly to: string;
}

const say = (text: string, count: number, more: Readonly<Record<string, string>> = {}): string =>
  fill(text, { count, shown: countText(count), ...more });

/** Opens the first agreement; each signature opens the next one. */
const signAct = (kind: AgreementKind, { rows, count }: ToSign, text: string) =>
  rows.slice(0, 1).map(({ id }) => ({
    count,
    text: say(text, count),
    action: words.signNow,
    to: signingAddress(kind, id, count),
  }));

/** The waiting tasks: first those that only the reader can do, then those others have waited for longest. */
export function listReadyActs({
  rdas,
  mtas,
  readyByType,
  answered,
  fresh,
  matches,
  institutions,
}: ReadyCounts) {
  const approvals = Object.entries(readyByType).map(([type, count]) => ({
    count,
    text: say(words.approve, count, { type: REQUEST_TYPE_LABELS[Number(type) as RequestType] }),
    action: words.review,
    to: runAddress({ ready_to_approve: 'true', type__in: type }, count),
  }));
  const acts: readonly (ReadyAct & { readonly count: number })[] = [
    ...signAct('rda', rdas, words.sign),
    ...signAct('mta', mtas, words.signTransfer),
    ...approvals,
    {
      count: answered,
      text: say(words.answered, answered),
      action: words.read,
      to: runAddress({ last_message: 'answer' }, answered),
    },
    {
      count: fresh,
      text: say(words.assign, fresh),
      action: words.assignNow,
      to: runAddress(
        { status: String(S.SUBMITTED), type__in: RESOURCE_TYPES, ready_to_approve: 'false' },
        fresh,
      ),
    },
    {
      count: matches,
      text: say(words.assignMatch, matches),
      action: words.assignNow,
      to: `${MATCH_CENTRE}?tab=new`,
    },
    {
      count: institutions,
      text: say(words.institutions, institutions),
      action: words.decide,
      to: '/institution?status=2',
    },
  ];
  return acts.filter(({ count }) => count > 0);
}
