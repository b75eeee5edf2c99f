import { chakra, LoadingText, Stack, Text } from '@portal/shared-ui';
import { invalidate, type ListRead } from '@portal/shared-ui/data';
import { RetryPanel } from '@portal/shared-ui/errors';
import { Page } from '@portal/shared-ui/page';
import { administration } from '#texts/administration';
import { AddRow, type AddRowProps } from './AddRow.tsx';
import { CRUMBS } from './crumbs.ts';
import { Panel } from './Panel.tsx';
import { SwitchRow, type SwitchWords } from './SwitchRow.tsx';

interface SwitchListPageProps<Row> {
  /** The API's name of the objects. */
  object: string;
  title: string;
  summary: string;
  list: ListRead<Row>;
  nameOf: (row: Row) => string;
  textOf?: (row: Row) => string | undefined;
  wordsOf: (name: string) => SwitchWords;
  onSwitch: (row: Row, isOn: boolean) => Promise<unknown>;
  add: AddRowProps;
}

/** Things that are on or off, a switch for each, and a field for a new one. */
export function SwitchListPage<Row extends { id: number; enabled: boolean }>({
  object,
  title,
  summary,
  list,
  nameOf,
  textOf,
  wordsOf,
  onSwitch,
  add,
}: SwitchListPageProps<Row>) {
  const change = async (write: Promise<unknown>) => {
    await write;
    await invalidate(object, 'history');
  };
  return (
    <Page title={title} breadcrumbs={CRUMBS} summary={summary} width="narrow">
      <Stack gap="6">
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
                name={nameOf(row)}
                text={textOf?.(row)}
                isOn={row.enabled}
                words={wordsOf(nameOf(row))}
                onSwitch={(isOn) => change(onSwitch(row, isOn))}
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
