import { MESSAGES } from '@portal/contract/messages';
import { REQUEST_STATUS } from '@portal/contract/statuses';
import type { OrderForm, Request, TissueOrder } from '@portal/contract/types';
import { fill, LoadingText, Notice, Text } from '@portal/shared-ui';
import { useApi, useList } from '@portal/shared-ui/data';
import { RetryPanel } from '@portal/shared-ui/errors';
import { Tabs } from '@portal/shared-ui/tabs';
import { notify } from '@portal/shared-ui/toaster';
import { useWrite } from '@portal/shared-ui/write';
import { useState } from 'react';
import { INVALIDATES, OrderEditor } from './OrderEditor.tsx';
import { OrderFailed } from './OrderFailed.tsx';
import { PreviousOrders } from './PreviousOrders.tsx';
import { order as words } from '#texts/order';

/** More orders than any request has. */
const MOST = 200;

/** Places tissue orders for an Approved request and follows them (spec 3 section 4.6). */
export function OrdersTab({ request }: { request: Request }) {
  const { id } = request;
  const form = useApi('GET /abn-request/{id}/order-form/', { params: { id } });
  const orders = useList('GET /abn_bins_upload/', { request_id: id, limit: MOST });
  const failure = form.error ?? orders.error;
  if (form.data && !orders.isLoading && !orders.error)
    return <Orders request={request} form={form.data} orders={orders.rows} />;
  return failure ? (
    <RetryPanel
      title={words.loadFailed}
      error={failure}
      onRetry={() => void Promise.all([form.reload(), orders.reload()])}
    />
  ) : (
    <LoadingText />
  );
}

interface OrdersProps {
  request: Request;
  form: OrderForm;
  orders: readonly TissueOrder[];
}

function Orders({ request, form, orders }: OrdersProps) {
  const [part, setPart] = useState(form.is_orderable || orders.length === 0 ? 'order' : 'previous');
  // The order in the form, fixed when the form opens, so that a refresh does not change it.
  const [chosen, setChosen] = useState(() => orders.find(({ abilities }) => abilities['edit'])?.id ?? null);
  /** Each stored order increments it, which resets the form. */
  const [round, setRound] = useState(0);
  const [failed, setFailed] = useState<TissueOrder | null>(null);
  const again = useWrite('POST /abn_bins_upload/{id}/send/', { invalidates: INVALIDATES, isSilent: true });
  const notifyAnswer = (order: TissueOrder) => {
    if (order.state === 'sent')
      notify.success({
        title: MESSAGES.orderSent,
        ...(order.changed ? { description: words.changeReceived } : {}),
      });
    setFailed(order.state === 'sent' ? null : order);
  };
  const resend = (order: TissueOrder) =>
    again.send({ params: { id: order.id } }, { onDone: ({ data }) => notifyAnswer(data) });
  const stored = (order: TissueOrder) => {
    setChosen(order.id);
    setRound((number) => number + 1);
    notifyAnswer(order);
  };
  const edit = (order: TissueOrder) => {
    setChosen(order.id);
    setPart('order');
  };
  return (
    <>
      <Tabs.Root value={part} onValueChange={({ value }) => setPart(value)} variant="enclosed" minW="0">
        <Tabs.List aria-label={words.parts.label}>
          <Tabs.Trigger value="order">{words.parts.order}</Tabs.Trigger>
          <Tabs.Trigger value="previous">{fill(words.parts.previous, { count: orders.length })}</Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="order" pt="5">
          <OrderPart
            request={request}
            form={form}
            chosen={chosen}
            isFirst={orders.length === 0}
            round={round}
            onStored={stored}
          />
        </Tabs.Content>
        <Tabs.Content value="previous" pt="5">
          <PreviousOrders orders={orders} onEdit={edit} onAgain={resend} isBusy={again.isBusy} />
        </Tabs.Content>
      </Tabs.Root>
      {failed ? (
        <OrderFailed
          problem={again.failure ?? failed.problem}
          next={failed.state === 'refused' ? words.refusedText : words.unsentText}
          isBusy={again.isBusy}
          onAgain={() => void resend(failed)}
          onClose={() => setFailed(null)}
        />
      ) : null}
    </>
  );
}

interface OrderPartProps {
  request: Request;
  form: OrderForm;
  chosen: number | null;
  isFirst: boolean;
  round: number;
  onStored: (order: TissueOrder) => void;
}

function OrderPart({ request, form, chosen, isFirst, round, onStored }: OrderPartProps) {
  const read = useApi('GET /abn_bins_upload/{id}/', {
    params: { id: chosen ?? 0 },
    enabled: chosen !== null,
    swr: { revalidateOnFocus: false },
  });
  // the head of the page reads the same list and explains the agreement
  const agreements = useList(
    'GET /transfer-agreement/',
    { request: request.id, ordering: '-version', limit: 1 },
    { enabled: !form.is_orderable, silent: true },
  );
  const isExplained =
    request.status === REQUEST_STATUS.APPROVED && agreements.rows.some(({ state }) => state !== 'voided');
  if (!form.is_orderable)
    return isExplained ? <Text>{words.needsAgreement}</Text> : <Notice>{form.obstacle}.</Notice>;
  if (form.donors.length === 0) return <Text>{words.noDonors}</Text>;
  if (chosen !== null && read.error)
    return <RetryPanel title={words.loadFailed} error={read.error} onRetry={() => void read.reload()} />;
  if (chosen !== null && read.data?.id !== chosen) return <LoadingText />;
  const { state, problem } = read.data ?? {};
  return (
    <>
      {chosen !== null && state !== 'sent' ? (
        <Notice tone="warning" title={fill(words.unsent, { id: chosen })}>
          <Text>{problem}</Text>
          <Text>{state === 'refused' ? words.refusedText : words.unsentText}</Text>
        </Notice>
      ) : null}
      <OrderEditor
        key={`${chosen ?? 'new'}-${round}`}
        request={request}
        form={form}
        placed={read.data ?? null}
        isFirst={isFirst}
        etag={read.etag}
        onStored={onStored}
      />
    </>
  );
}
