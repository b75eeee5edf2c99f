import { requestType } from '@portal/contract/request-types/lookup';
import type { RequestCollection as Collection } from '@portal/contract';
import type { Request } from '@portal/contract/types';
import { Button, Stack } from '@portal/shared-ui';
import { CollectionChoice, RequestCollection } from '@portal/shared-ui/collection';
import { useWrite } from '@portal/shared-ui/write';
import { useState } from 'react';
import { collection as words } from '#texts/collection';

/** The donors of a tissue request; staff of the brain bank choose another collection while it is open (spec 2 section 6). */
export function CollectionTab({ request }: { request: Request }) {
  const mayChoose = request.abilities['choose_collection'] ?? false;
  return (
    <RequestCollection
      request={request}
      choice={
        mayChoose
          ? (collection, reload) => (
              <Chooser key={collection.cart} request={request} collection={collection} reload={reload} />
            )
          : undefined
      }
    />
  );
}

interface ChooserProps {
  request: Request;
  collection: Collection;
  reload: () => Promise<void>;
}

function Chooser({ request, collection, reload }: ChooserProps) {
  const [isOpen, setOpen] = useState(false);
  const [cart, setCart] = useState(collection.cart);
  const choose = useWrite('PUT /request/{id}/collection/', {
    invalidates: ['request', 'abn_cart'],
    done: words.chosen,
  });
  const { collection: rules } = requestType(request.type);
  if (!rules) return null;
  if (!isOpen)
    return (
      <Button size="sm" variant="outline" alignSelf="start" onClick={() => setOpen(true)}>
        {collection.cart === null ? words.choose : words.chooseAnother}
      </Button>
    );
  return (
    <Stack gap="4" align="start" p="4" borderWidth="1px" borderRadius="md">
      <CollectionChoice
        name="cart"
        label={words.label}
        request={request}
        isPilot={rules.isPilot}
        value={cart}
        onChange={setCart}
      />
      <Button
        loading={choose.isBusy}
        disabled={cart === null || cart === collection.cart}
        onClick={async () => {
          if (cart === null) return;
          if (await choose.send({ params: { id: request.id }, body: { cart } })) await reload();
        }}
      >
        {words.save}
      </Button>
    </Stack>
  );
}
