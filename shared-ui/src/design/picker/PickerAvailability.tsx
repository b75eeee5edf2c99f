import type { ReactNode } from 'react';
import { StatusBadge, type StatusTone } from '../layout/StatusBadge.tsx';

/** Whether the row can be obtained: a state in words and color, what is known of it, and why it fails. */
export const PickerAvailability = ({
  tone,
  label,
  facts,
  reasons = [],
}: {
  tone: StatusTone;
  label: string;
  facts?: ReactNode;
  reasons?: readonly string[] | undefined;
}) => (
  <>
    <StatusBadge tone={tone}>{label}</StatusBadge>
    {reasons.map((reason) => (
      <div key={reason} data-part="problem">
        {reason}
      </div>
    ))}
    {facts ? <div data-part="facts">{facts}</div> : null}
  </>
);
