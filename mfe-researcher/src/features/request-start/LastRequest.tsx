import { OFFERED_REQUEST_TYPES } from '@portal/contract/request-types/lookup';
import { REQUEST_STATUS } from '@portal/contract/statuses';
import type { RequestTypeDefinition } from '@portal/contract/request-types/request-type';
import type { BodyOf } from '@portal/contract/types';
import { Box, Button, fill, formatDate, SectionHeading, Text } from '@portal/shared-ui';
import { api, useList } from '@portal/shared-ui/data';
import { useLocation, useNavigate } from '@portal/shared-ui/router';
import { useSession } from '@portal/shared-ui/session';
import { notify } from '@portal/shared-ui/toaster';
import { useWriteSteps } from '@portal/shared-ui/write';
import { basketCodes, emptyBasket } from '../basket/basket.ts';
import { carriedIntoCopy } from './carried-collection.ts';
import { findChosen } from './from-basket.ts';
import { useForgetGoal } from './use-forget-goal.ts';
import { useStartsForOthers } from './use-whose-request.ts';
import { canStartAtReview, SHORT } from './start-at-review.ts';
import { wizard as words } from '#texts/wizard';

const SUBMITTED_ONCE = Object.values(REQUEST_STATUS).filter((status) => status !== REQUEST_STATUS.CREATED);

/** The user's newest request of a type. Its project, team and answers can be reused. */
export function useLastRequest(type: RequestTypeDefinition | undefined, owner: number | undefined) {
  const { rows, isLoading } = useList(
    'GET /request/',
    {
      owner: owner ?? 0,
      // loads all types, so that switching the type needs no further request
      type__in: OFFERED_REQUEST_TYPES.map(({ number }) => number),
      status__in: SUBMITTED_ONCE,
      renewal_of__isnull: true,
      ordering: '-id',
      limit: 50,
    },
    { enabled: owner !== undefined, silent: true },
  );
  return {
    last: rows.find((request) => request.type === type?.number && request.abilities['copy']),
    isLoading,
  };
}

interface LastRequestProps {
  last: NonNullable<ReturnType<typeof useLastRequest>['last']>;
  type: RequestTypeDefinition;
  /** The code of the dataset whose page led here, if any. */
  dataset: string | null;
}

/** Starts a copy of the last request and opens its review, where the remaining questions are answered in place. */
function useStartFromLast({ last, type, dataset }: LastRequestProps) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const forgetGoal = useForgetGoal();
  const { run, isBusy } = useWriteSteps({ failureTitle: words.start.failed });
  const start = () =>
    run(async () => {
      const { data: copy } = await api('POST /request/{id}/copy/', { params: { id: last.id }, quiet: true });
      const change = async (body: BodyOf<'PATCH /request/{id}/'>) => {
        const params = { id: copy.id };
        const { etag } = await api('GET /request/{id}/', { params });
        await api('PATCH /request/{id}/', { params, body, ifMatch: etag, quiet: true });
      };
      const carried = carriedIntoCopy(type, search);
      // a collection that is no longer free is asked for by the form
      if (Object.keys(carried).length > 0) await change({ additional_data: carried }).catch(() => {});
      if (type.resources === 'datasets') {
        // replaces the datasets: those of the last request were already given with it
        const codes = [...new Set([...(dataset === null ? [] : [dataset]), ...basketCodes()])];
        const { ids, leftOut } = await findChosen(codes, last.project);
        await change({ datasets: [...ids] });
        emptyBasket();
        if (leftOut.length > 0) notify.info(fill(words.start.leftOut, { names: leftOut.join(', ') }));
      }
      forgetGoal();
      await navigate(`/request/create?draft=${copy.id}${canStartAtReview(type) ? `&${SHORT}=yes` : ''}`);
    });
  return { start: () => void start(), isBusy };
}

export function LastRequest(props: LastRequestProps) {
  const { last } = props;
  const { start, isBusy } = useStartFromLast(props);
  return (
    <Box as="section" aria-labelledby="last-request" borderWidth="1px" borderRadius="l3" p="4" mt="6">
      <SectionHeading id="last-request">{words.last.title}</SectionHeading>
      <Text mb="3">
        {fill(words.last.text, {
          code: last.sfari_request_id,
          date: formatDate(last.submission_date ?? last.created),
          project: last.project.title,
        })}
      </Text>
      <Button loading={isBusy} onClick={start}>
        {fill(words.last.start, { code: last.sfari_request_id })}
      </Button>
    </Box>
  );
}

const [DATASETS] = OFFERED_REQUEST_TYPES.filter(({ resources }) => resources === 'datasets');

/** On a dataset's page: users who have requested datasets before skip the start page. */
export default function LastRequestHere({ dataset }: { dataset: string }) {
  const { user } = useSession();
  const startsForOthers = useStartsForOthers();
  const type = DATASETS;
  const { last } = useLastRequest(type, startsForOthers ? undefined : user?.id);
  return last && type ? <StartHere last={last} type={type} dataset={dataset} /> : null;
}

function StartHere(props: LastRequestProps) {
  const { start, isBusy } = useStartFromLast(props);
  return (
    <Button variant="outline" width="full" mt="2" loading={isBusy} onClick={start}>
      {fill(words.last.start, { code: props.last.sfari_request_id })}
    </Button>
  );
}
