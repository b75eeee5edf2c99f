import type { OrderForm, Request, TissueOrder } from '@portal/contract/types';
import { Box, Button, fill, Stack, Text } from '@portal/shared-ui';
import { api, ApiError } from '@portal/shared-ui/data';
import { KeptForm, useKeptForm, type FormValues } from '@portal/shared-ui/form';
import { replaceLabel, TheirVersion, useWrite } from '@portal/shared-ui/write';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { orderDefinition } from './order-definition.tsx';
import { toOrderBody, isAddressName, ownPieces, readDonors, writeSum } from '../model/order-values.ts';
import { countShort, sumOrder } from '../model/order-table.ts';
import { valuesOfForm, valuesOfOrder } from '../model/start-values.ts';
import { describeChanges } from '../model/describe-changes.ts';
import { OrderFailed } from './OrderFailed.tsx';
import { OrderValuesContext } from './ShipTo.tsx';
import { order as words } from '#texts/order';

export const INVALIDATES = ['abn_bins_upload', 'abn-request', 'abn_shipment', 'history'];

interface OrderEditorProps {
  request: Request;
  form: OrderForm;
  /** The order to change; null for a new one. */
  placed: TissueOrder | null;
  /** True if nothing was ordered before. Later orders do not start with everything that was already sent. */
  isFirst: boolean;
  etag: string | null;
  /** Called once the portal has stored the order, even if BINS refused it. */
  onStored: (order: TissueOrder) => void;
}

/** The form for new and changed orders. Input stays until the order is stored. */
export function OrderEditor({ request, form, placed, isFirst, etag, onStored }: OrderEditorProps) {
  // The form stays on the version it was opened with.
  const [opened] = useState(() => ({ form, placed }));
  const [definition] = useState(() => orderDefinition(form, placed, isFirst));
  const [defaults] = useState(() => {
    if (placed) return valuesOfOrder(placed);
    return isFirst ? valuesOfForm(form) : { ...valuesOfForm(form), donors: [] };
  });
  const backedUpForm = useKeptForm({
    definition,
    defaultValues: defaults,
    storageKey: `tissue-order-${request.id}-${placed?.id ?? 'new'}`,
  });
  /** The values before New Order, for undoing it. */
  const [before, setBefore] = useState<FormValues>(defaults);
  const [isLost, setLost] = useState(false);
  const entered = backedUpForm.form.watch();
  const isNew = entered['is_new'] === 'yes';
  const lines = readDonors(entered['donors']);
  // no sum is named that cannot be ordered
  const isShort = countShort(lines, opened.form.donors, ownPieces(opened.placed, entered)) > 0;
  const sum = isShort ? '' : writeSum(sumOrder(lines));
  const isChange = placed !== null && !isNew;
  const id = placed?.id ?? 0;

  const rules = { invalidates: INVALIDATES, isSilent: true } as const;
  const create = useWrite('POST /abn_bins_upload/', rules);
  const change = useWrite('PUT /abn_bins_upload/{id}/', {
    ...rules,
    form: { etag, readTheirs: () => api('GET /abn_bins_upload/{id}/', { params: { id } }) },
  });

  /** Opens the address fields first if they are collapsed, then sets the errors on them. */
  const showInAddress = ({ fields }: ApiError) => {
    const refused = Object.entries(fields).filter(([path]) => isAddressName(path));
    if (refused.length === 0) return;
    flushSync(() => backedUpForm.form.setValue('ship_to', 'open'));
    for (const [name, [message]] of refused)
      backedUpForm.form.setError(name, { type: 'server', ...(message ? { message } : {}) });
  };

  const send = async (): Promise<void> => {
    const typed = backedUpForm.form.getValues();
    const body = toOrderBody(typed);
    setLost(false);
    let stored = null as TissueOrder | null;
    const onDone = ({ data }: { data: TissueOrder }) => {
      stored = data;
      backedUpForm.finish();
    };
    try {
      if (isChange) await change.submit({ params: { id }, body }, { onDone });
      else
        await create.submit(
          { body: { ...body, request_id: request.id, key: String(typed['key']) } },
          { onDone },
        );
      // only now: the next form opens with the stock and the order as they are after this write
      if (stored) onStored(stored);
    } catch (error) {
      // After a missing answer or a server error, the input stays and the same attempt can be repeated.
      if (!(error instanceof ApiError) || (error.status !== 0 && error.status < 500)) {
        if (error instanceof ApiError) showInAddress(error);
        throw inFields(error);
      }
      setLost(true);
    }
  };

  const setAll = (values: FormValues) => {
    for (const [name, value] of Object.entries(values))
      backedUpForm.form.setValue(name, value, {
        shouldDirty: true,
        shouldValidate: backedUpForm.form.formState.isSubmitted,
      });
  };
  const startNew = () => {
    setBefore(backedUpForm.form.getValues());
    setAll({ donors: [], is_new: 'yes', key: crypto.randomUUID() });
    backedUpForm.form.clearErrors();
  };
  const cancelNew = () => {
    setAll({ ...before, is_new: '' });
    backedUpForm.form.clearErrors();
  };

  return (
    <Stack gap="5" align="stretch">
      <Stack direction={{ base: 'column', sm: 'row' }} justify="space-between" gap="3">
        <Text color="fg.muted">
          {isChange ? fill(words.editing, { id }) : null}
          {!isChange && !isFirst ? words.creating : null}
          {!isChange && isFirst && !isNew ? words.creatingFirst : null}
        </Text>
        {placed || isFirst ? (
          <Button
            variant="outline"
            size="sm"
            flexShrink="0"
            alignSelf="start"
            colorPalette={isNew ? 'gray' : undefined}
            onClick={isNew ? cancelNew : startNew}
          >
            {isNew ? words.cancelNew : words.startNew}
          </Button>
        ) : null}
      </Stack>
      {change.theirs && opened.placed ? (
        <TheirVersion
          title={words.theirs}
          items={describeChanges(opened.placed, change.theirs)}
          onTake={() => {
            if (change.theirs) setAll(valuesOfOrder(change.theirs));
            change.forgetTheirs();
          }}
        />
      ) : null}
      <OrderValuesContext value={entered}>
        {/* the table takes the whole width, and other forms the length of a line */}
        <Box css={{ '& > form': { maxW: 'none' } }}>
          <KeptForm
            kept={backedUpForm}
            what={words.unsaved}
            submitLabel={change.theirs ? replaceLabel : nameSubmit(sum, isChange)}
            onSubmit={send}
            isSending={create.isBusy || change.isBusy}
          />
        </Box>
      </OrderValuesContext>
      {isLost ? (
        <OrderFailed
          next={words.lostText}
          isBusy={create.isBusy || change.isBusy}
          onAgain={() => void send()}
          onClose={() => setLost(false)}
        />
      ) : null}
    </Stack>
  );
}

function nameSubmit(sum: string, isChange: boolean): string {
  if (sum === '') return isChange ? words.changeNothing : words.orderNothing;
  return fill(isChange ? words.changeSum : words.orderSum, { sum });
}

/** The server reports donors and pieces by separate paths; the form has one field for both. */
function inFields(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const fields = Object.fromEntries(
    Object.entries(error.fields)
      .filter(([path]) => !isAddressName(path))
      .map(([path, messages]) => [/^(donor|cases)(\.|$)/.test(path) ? 'donors' : path, messages]),
  );
  const { status, code, detail, messages, correlationId, current } = error;
  return new ApiError({ status, code, detail, messages, correlationId, current, fields });
}
