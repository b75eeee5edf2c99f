import { INCIDENT_KIND_LABELS } from '@portal/contract/incidents';
import type { Incident } from '@portal/contract/types';
import type { ReactNode } from 'react';
import { DefinitionList, fill, formatDate, formatDateTime, Heading, Panel } from '../../design/index.ts';
import { IncidentState } from './IncidentState.tsx';
import { incident as words } from '#texts/incident';

/** What was reported, the status and the outcome; below it the available actions. */
export function IncidentPanel({ incident, children }: { incident: Incident; children?: ReactNode }) {
  const { id, kind, noticed, status, reporter, created, description, measures, outcome } = incident;
  return (
    <Panel as="section" aria-labelledby={`incident-${id}`}>
      <Heading as="h3" id={`incident-${id}`} textStyle="lg" mb="3">
        {fill(words.title, { kind: INCIDENT_KIND_LABELS[kind], day: formatDate(noticed) })}
      </Heading>
      <DefinitionList
        items={[
          { term: words.status, value: <IncidentState status={status} /> },
          {
            term: words.reporter,
            value: fill(words.reported, { person: reporter.display_name, date: formatDateTime(created) }),
          },
          { term: words.description, value: description },
          ...(measures ? [{ term: words.measures, value: measures }] : []),
          ...(outcome ? [{ term: words.outcome, value: outcome }] : []),
        ]}
      />
      {children}
    </Panel>
  );
}
