import { REQUEST_STATUS_LABELS, type RequestStatus } from '@portal/contract/statuses';
import { LabeledField, NativeSelect } from '@portal/shared-ui';
import { request as words } from '#texts/request';

/** The statuses that may be set now. */
export function DecisionChoice({
  offered,
  value,
  onChange,
}: {
  offered: readonly RequestStatus[];
  value: RequestStatus | null;
  onChange: (status: RequestStatus | null) => void;
}) {
  return (
    <LabeledField label={words.decision.label}>
      {(control) => (
        <NativeSelect.Root>
          <NativeSelect.Field
            {...control}
            value={value ?? ''}
            onChange={(event) =>
              onChange(offered.find((status) => String(status) === event.target.value) ?? null)
            }
          >
            <option value="">{words.decision.choose}</option>
            {offered.map((status) => (
              <option key={status} value={status}>
                {REQUEST_STATUS_LABELS[status]}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      )}
    </LabeledField>
  );
}
