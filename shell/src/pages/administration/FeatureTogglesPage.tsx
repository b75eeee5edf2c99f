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

/** /administration/feature-toggles: create and switch (issue "Feature toggles"). */
export function Component() {
  const list = useList('GET /feature-toggle/', { limit: LIMITS.listMaximum });
  const change = async (write: Promise<unknown>) => {
    await write;
    await invalidate('feature-toggle');
  };
  return (
    <Page
      title={administration.toggles}
      breadcrumbs={CRUMBS}
      summary={administration.togglesText}
      width="narrow"
    >
      <Stack gap="6">
        <Panel title={administration.toggles}>
          {list.error ? (
            <RetryPanel
              title={administration.toggles}
              error={list.error}
              onRetry={() => void list.reload()}
            />
          ) : null}
          {list.isLoading ? <LoadingText /> : null}
          {!list.isLoading && !list.error && list.rows.length === 0 ? (
            <Text>{administration.none}</Text>
          ) : null}
          <chakra.ul listStyleType="none" m="0" p="0">
            {list.rows.map(({ id, feature_code: code, enabled }) => (
              <SwitchRow
                key={id}
                name={code}
                isOn={enabled}
                words={{
                  on: administration.on,
                  off: administration.off,
                  turnOn: fill(administration.switchOn, { code }),
                  turnOff: fill(administration.switchOff, { code }),
                }}
                onSwitch={(isOn) =>
                  change(
                    api('PATCH /feature-toggle/{id}/', {
                      params: { id },
                      body: { enabled: isOn },
                      quiet: true,
                    }),
                  )
                }
              />
            ))}
          </chakra.ul>
        </Panel>
        <Panel title={administration.addToggle}>
          <AddRow
            label={administration.code}
            help={administration.codeHelp}
            field="feature_code"
            maxLength={LIMITS.featureCode}
            button={administration.addToggle}
            onAdd={(code) =>
              change(api('POST /feature-toggle/', { body: { feature_code: code }, quiet: true }))
            }
          />
        </Panel>
      </Stack>
    </Page>
  );
}
