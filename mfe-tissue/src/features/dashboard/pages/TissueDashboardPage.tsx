import { mayOpenWindow } from '@portal/contract/review-windows';
import { TISSUE_QUEUES, TISSUE_TAB_LABELS, type TissueQueue } from '@portal/contract/tissue-tabs';
import { useList } from '@portal/shared-ui/data';
import { Page, RouteButton } from '@portal/shared-ui/page';
import { CommandStrip, QueueLinks } from '@portal/shared-ui/request-queue';
import { useSearchParams } from '@portal/shared-ui/router';
import { useSession } from '@portal/shared-ui/session';
import { useTableState } from '@portal/shared-ui/table';
import { START_REVIEW } from '../model/start-review.ts';
import { OpenWindow } from '../components/OpenWindow.tsx';
import { QueueTable } from '../components/QueueTable.tsx';
import { dashboard as words } from '#texts/dashboard';

const isQueue = (value: string | null): value is TissueQueue =>
  TISSUE_QUEUES.some((queue) => queue === value);

/** The brain bank's dashboard of tissue requests (spec 3 section 2.8). */
export function Component() {
  const [parameters] = useSearchParams();
  const asked = parameters.get('tab');
  const tab: TissueQueue = isQueue(asked) ? asked : 'new';
  const table = useTableState({ ordering: '-days_in_status' });
  const list = useList('GET /abn-request/', { ...table.query, tab, grouping: 'tab' });
  const { role } = useSession();
  const isOpener = mayOpenWindow('abn_tissue', role);

  return (
    <Page
      title={words.title}
      breadcrumbs={[]}
      actions={isOpener ? <RouteButton to={START_REVIEW}>{words.begin}</RouteButton> : null}
    >
      <CommandStrip current="tissue" />
      <OpenWindow isOpener={isOpener} />
      <QueueLinks
        layout="bar"
        current={tab}
        queues={TISSUE_QUEUES.map((key) => ({
          key,
          label: TISSUE_TAB_LABELS[key],
          to: `?tab=${key}`,
          count: list.groups['tab'] ? (list.groups['tab'][key] ?? 0) : undefined,
        }))}
      />
      {/* The key resets the selection with the tab, so that rows selected on one tab are not moved on another. */}
      <QueueTable key={tab} tab={tab} list={list} table={table} />
    </Page>
  );
}
