import { fill } from '@portal/shared-ui';
import { HistoryTrail } from '@portal/shared-ui/history';
import { page as words } from '#texts/institution-page';
import type { PartProps } from '@portal/shared-ui/institution';

/**
 * All steps of the institution with the person who took them, interleaved with agreements and comments (spec 3 section
 * 2.18).
 */
export function AuditTrailTab({ institution }: PartProps) {
  const officials = (institution.io_users ?? []).flatMap(({ id, display_name: name }) =>
    id === null ? [] : [[String(id), name] as const],
  );
  return (
    <HistoryTrail
      model="institution"
      pk={institution.id}
      isPolled
      label={fill(words.auditTitle, { institution: institution.display_name })}
      names={{ person: new Map(officials) }}
      beside={{ model: 'file', pks: (institution.files ?? []).map(({ id }) => id) }}
    />
  );
}
