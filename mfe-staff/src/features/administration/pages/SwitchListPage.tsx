import { chakra, IN_ORDER, LoadingText, Stack, Text } from '@portal/shared-ui';
import { ApiError, invalidate, type ApiAnswer, type ListRead } from '@portal/shared-ui/data';
import { RetryPanel } from '@portal/shared-ui/errors';
import { Page } from '@portal/shared-ui/page';
import { administration } from '#texts/administration';
import { AddRow, type AddRowProps } from '../components/AddRow.tsx';
import { BREADCRUMBS } from '../model/breadcrumbs.ts';
import { Panel } from '../components/Panel.tsx';
import { SwitchRow, type SwitchWords } from '../components/SwitchRow.tsx';

interface SwitchListPageProps<Row> {
  /** The API's name for these objects. */
  object: string;
  title: string;
  summary: string;
  list: ListRead<Row>;
  readName: (row: Row) => string;
  readText?: (row: Row) => string | undefined;
  /** True for what visitors will see: it is switched on only after a question. */
  isPublic?: (row: Row) => boolean;
  words: SwitchWords;
  /** Loads the current row with its version. */
  readOne: (id: number) => Promise<ApiAnswer<Row>>;
  onSwitch: (row: Row, isOn: boolean, ifMatch: string | null) => Promise<unknown>;
  add: AddRowProps;
}

/** A list of things that are on or off, with a switch for each and a field to add one. */
export function SwitchListPage<Row extends { id: number; enabled: boolean }>({
  object,
  title,
  summary,
  list,
  readName,
  readText,
  isPublic,
  words,
  readOne,
  onSwitch,
  add,
}: SwitchListPageProps<Row>) {
  const change = async (write: Promise<unknown>) => {
    try {
      await write;
    } finally {
      await invalidate(object, 'history');
    }
  };
  /** If someone else has already switched it, only shows the new state. */
  const press = async (seen: Row, isOn: boolean) => {
    const { data: now, etag } = await readOne(seen.id);
    if (now.enabled !== seen.enabled)
      throw new ApiError({ status: 409, code: 'STALE', detail: administration.switchedSince });
    await onSwitch(seen, isOn, etag);
  };
  return (
    <Page title={title} breadcrumbs={BREADCRUMBS} summary={summary} width="narrow">
      <Stack gap="6" css={IN_ORDER}>
        <Panel title={title}>
          {list.error ? (
            <RetryPanel title={title} error={list.error} onRetry={() => void list.reload()} />
          ) : null}
          {list.isLoading ? <LoadingText /> : null}
          {!list.isLoading && !list.error && list.rows.length === 0 ? (
            <Text>{administration.none}</Text>
          ) : null}
          <chakra.ul listStyleType="none" m="0" p="0">
            {list.rows.map((row) => (
              <SwitchRow
                key={row.id}
                name={readName(row)}
                text={readText?.(row)}
                isOn={row.enabled}
                asksFirst={!row.enabled && Boolean(isPublic?.(row))}
                words={words}
                onSwitch={(isOn) => change(press(row, isOn))}
              />
            ))}
          </chakra.ul>
        </Panel>
        <Panel title={add.button}>
          <AddRow {...add} onAdd={(value) => change(add.onAdd(value))} />
        </Panel>
      </Stack>
    </Page>
  );
}
