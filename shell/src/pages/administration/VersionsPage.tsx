import { LIMITS } from '@portal/contract/limits';
import { chakra, fill, LoadingText, Stack, Text } from '@portal/shared-ui';
import { api, invalidate, useList } from '@portal/shared-ui/data';
import { RetryPanel } from '@portal/shared-ui/errors';
import { Page } from '@portal/shared-ui/page';
import { administration } from '#texts/administration';
import { AddRow } from './AddRow.tsx';
import { CRUMBS } from './crumbs.ts';
import { Panel } from './Panel.tsx';
import { SwitchRow } from './SwitchRow.tsx';

/** /administration/versions: which version the footer names. */
export function Component() {
  const list = useList('GET /meta-data/', { limit: LIMITS.listMaximum });
  const change = async (write: Promise<unknown>) => {
    await write;
    await invalidate('meta-data');
  };
  return (
    <Page
      title={administration.metaData}
      breadcrumbs={CRUMBS}
      summary={administration.metaDataText}
      width="narrow"
    >
      <Stack gap="6">
        <Panel title={administration.metaData}>
          {list.error ? (
            <RetryPanel
              title={administration.metaData}
              error={list.error}
              onRetry={() => void list.reload()}
            />
          ) : null}
          {list.isLoading ? <LoadingText /> : null}
          {!list.isLoading && !list.error && list.rows.length === 0 ? (
            <Text>{administration.none}</Text>
          ) : null}
          <chakra.ul listStyleType="none" m="0" p="0">
            {list.rows.map(({ id, version, enabled }) => (
              <SwitchRow
                key={id}
                name={version}
                isOn={enabled}
                words={{
                  on: administration.shown,
                  off: administration.hidden,
                  turnOn: fill(administration.show, { version }),
                  turnOff: fill(administration.hide, { version }),
                }}
                onSwitch={(isOn) =>
                  change(
                    api('PATCH /meta-data/{id}/', { params: { id }, body: { enabled: isOn }, quiet: true }),
                  )
                }
              />
            ))}
          </chakra.ul>
        </Panel>
        <Panel title={administration.addVersion}>
          <AddRow
            label={administration.version}
            field="version"
            maxLength={LIMITS.version}
            button={administration.addVersion}
            onAdd={(version) => change(api('POST /meta-data/', { body: { version }, quiet: true }))}
          />
        </Panel>
      </Stack>
    </Page>
  );
}
