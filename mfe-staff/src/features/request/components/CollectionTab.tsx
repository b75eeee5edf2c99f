import { requestType } from '@portal/contract/request-types/lookup';
import type { Request } from '@portal/contract/types';
import { Button, HStack, Stack } from '@portal/shared-ui';
import { CollectionChoice, RequestCollection } from '@portal/shared-ui/collection';
import { useApi } from '@portal/shared-ui/data';
import { useWrite } from '@portal/shared-ui/write';
import { useRef, useState } from 'react';
import { collection as words } from '#texts/collection';

/**
 * The donors of a tissue request. Brain bank staff can choose another collection while the request is open (spec 2
 * section 6).
 */
export function CollectionTab({ request }: { request: Request }) {
  return (
    <Stack gap="5">
      <RequestCollection request={request} />
      {request.abilities['choose_collection'] ? <Chooser request={request} /> : null}
    </Stack>
  );
}

function Chooser({ request }: { request: Request }) {
  const { data } = useApi('GET /request/{id}/collection/', { params: { id: request.id } });
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const [chosen, setChosen] = useState<number | null>(null);
  const choose = useWrite('PUT /request/{id}/collection/', {
    invalidates: ['request', 'abn_cart'],
    done: words.chosen,
    onDone: () => setOpen(false),
    failureTitle: words.failed,
  });
  const { collection: rules } = requestType(request.type);
  if (!rules || !data) return null;
  if (!isOpen)
    return (
      <Button ref={opener} size="sm" variant="outline" alignSelf="start" onClick={() => setOpen(true)}>
        {data.cart === null ? words.choose : words.chooseAnother}
      </Button>
    );
  const cancel = () => {
    setOpen(false);
    setChosen(null);
    choose.clear();
    // the button that opened the form returns with the next frame
    requestAnimationFrame(() => opener.current?.focus());
  };
  const cart = chosen ?? data.cart;
  return (
    <Stack gap="4" align="start" p="4" borderWidth="1px" borderRadius="md">
      <CollectionChoice
        name="cart"
        label={words.label}
        request={request}
        isPilot={rules.isPilot}
        value={cart}
        onChange={setChosen}
      />
      <HStack gap="3" wrap="wrap">
        <Button
          loading={choose.isBusy}
          disabled={cart === null || cart === data.cart}
          onClick={() => void (cart !== null && choose.send({ params: { id: request.id }, body: { cart } }))}
        >
          {words.save}
        </Button>
        <Button variant="outline" colorPalette="gray" disabled={choose.isBusy} onClick={cancel}>
          {words.cancel}
        </Button>
      </HStack>
    </Stack>
  );
}
