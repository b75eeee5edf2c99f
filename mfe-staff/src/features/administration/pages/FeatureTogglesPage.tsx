import { PUBLIC_FEATURES } from '@portal/contract/administration';
import { LIMITS } from '@portal/contract/limits';
import { api, useList } from '@portal/shared-ui/data';
import { administration } from '#texts/administration';
import { SwitchListPage } from './SwitchListPage.tsx';

const TEXTS: Readonly<Record<string, string>> = administration.features;

/** /administration/feature-toggles: create and switch (issue "Feature toggles"). */
export function Component() {
  const list = useList('GET /feature-toggle/', { limit: LIMITS.listMaximum });
  return (
    <SwitchListPage
      object="feature-toggle"
      title={administration.toggles}
      summary={administration.togglesText}
      list={list}
      readName={(row) => row.feature_code}
      readText={(row) => TEXTS[row.feature_code]}
      isPublic={(row) => PUBLIC_FEATURES.includes(row.feature_code)}
      words={{
        on: administration.on,
        off: administration.off,
        turnOn: administration.switchOn,
        turnOff: administration.switchOff,
      }}
      readOne={(id) => api('GET /feature-toggle/{id}/', { params: { id }, quiet: true })}
      onSwitch={({ id }, enabled, ifMatch) =>
        api('PATCH /feature-toggle/{id}/', { params: { id }, body: { enabled }, ifMatch, quiet: true })
      }
      add={{
        label: administration.code,
        help: administration.codeHelp,
        field: 'feature_code',
        maxLength: LIMITS.featureCode,
        button: administration.addToggle,
        onAdd: (code) => api('POST /feature-toggle/', { body: { feature_code: code }, quiet: true }),
      }}
    />
  );
}
