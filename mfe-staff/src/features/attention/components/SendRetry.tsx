import { notify } from '@portal/shared-ui/toaster';
import { useWrite } from '@portal/shared-ui/write';
import { fill } from '@portal/shared-ui';
import { useEffect, useRef } from 'react';
import type { Area, Cause } from '../api/use-attention.ts';
import { attention as words } from '#texts/attention';

interface SendRetryProps extends Pick<Cause, 'service'> {
  readonly area: Area;
  readonly ids: Cause['retry'];
  readonly reload: () => Promise<void>;
  /** Called after the request, whether it succeeded or failed. */
  readonly onEnd: () => void;
}

/** Sends the retry once when mounted; renders nothing. */
export default function SendRetry({ service, area, ids, reload, onEnd }: SendRetryProps) {
  const isSent = useRef(false);
  const { send } = useWrite(`POST /${service}-attention/retry/`, {
    invalidates: [
      'email',
      `${service}-nightly-run`,
      'datasetaccess',
      'donor-sync',
      'error-report',
      'abn-request',
    ],
    onDone: async ({ data: { done, refused, results } }) => {
      if (refused === 0) notify.success(words.done[area]);
      else
        notify.warning({
          title: fill(words.someRefused, { done, refused }),
          description: results.find(({ detail }) => detail)?.detail ?? '',
        });
      await reload();
    },
    failureTitle: words.failed,
  });
  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    void send({ body: { area, ids: [...ids] } }).finally(onEnd);
  }, [send, area, ids, onEnd]);
  return null;
}
