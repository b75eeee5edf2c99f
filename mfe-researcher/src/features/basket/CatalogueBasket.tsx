import { fill } from '@portal/shared-ui';
import { useList } from '@portal/shared-ui/data';
import { RouteButton } from '@portal/shared-ui/page';
import { rememberDestination, useSession } from '@portal/shared-ui/session';
import { takeFromBasket, useBasket } from './basket.ts';
import { BasketBar } from './BasketBar.tsx';
import { resource as words } from '#texts/resource';

const REQUEST = '/request/create';

/**
 * The basket of the catalog with the button to request it. Visitors go through login or registration, which returns to
 * it.
 */
export function CatalogueBasket() {
  const codes = useBasket();
  const { user } = useSession();
  const { rows } = useList(
    'GET /dataset/',
    { dataset_id__in: [...codes], active: true, parent__isnull: true, limit: 100 },
    { enabled: codes.length > 0 },
  );
  if (codes.length === 0) return null;
  const findName = (code: string) => rows.find(({ dataset_id: each }) => each === code)?.name ?? code;
  return (
    <BasketBar
      summary={fill(words.basketCount, { count: codes.length })}
      items={codes.map((code) => ({ key: code, name: findName(code) }))}
      onRemove={({ key }) => takeFromBasket(key)}
    >
      <RouteButton to={REQUEST} onClick={user ? undefined : () => rememberDestination(REQUEST)}>
        {words.continue}
      </RouteButton>
    </BasketBar>
  );
}
