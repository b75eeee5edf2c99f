import { MESSAGES } from '@portal/contract/messages';
import { fill, Notice } from '@portal/shared-ui';
import { RouteButton } from '@portal/shared-ui/page';
import { collection as words } from '#texts/collection';

/** Says that another collection already has the name, with a link to it (spec 2 section 8). */
export function NameTakenNotice({ name, id }: { name: string; id: number }) {
  return (
    <Notice tone="danger" isUrgent title={fill(MESSAGES.collectionNameTaken, { name })}>
      <RouteButton size="sm" variant="outline" to={`/tissue-catalogue/${id}`}>
        {words.takenLink}
      </RouteButton>
    </Notice>
  );
}
