import { LIMITS } from '@portal/contract/limits';
import { api, useList } from '@portal/shared-ui/data';
import { administration } from '#texts/administration';
import { SwitchListPage } from './SwitchListPage.tsx';

/** `/administration/versions`: the version shown in the footer. */
export function Component() {
  const list = useList('GET /meta-data/', { limit: LIMITS.listMaximum });
  return (
    <SwitchListPage
      object="meta-data"
      title={administration.metaData}
      summary={administration.metaDataText}
      list={list}
      readName={(row) => row.version}
      words={{
        on: administration.shown,
        off: administration.hidden,
        turnOn: administration.show,
        turnOff: administration.hide,
      }}
      readOne={(id) => api('GET /meta-data/{id}/', { params: { id }, quiet: true })}
      onSwitch={({ id }, enabled, ifMatch) =>
        api('PATCH /meta-data/{id}/', { params: { id }, body: { enabled }, ifMatch, quiet: true })
      }
      add={{
        label: administration.version,
        field: 'version',
        maxLength: LIMITS.version,
        button: administration.addVersion,
        onAdd: (version) => api('POST /meta-data/', { body: { version }, quiet: true }),
      }}
    />
  );
}
