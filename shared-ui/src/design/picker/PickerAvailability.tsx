import type { ReactNode } from 'react';
import { StatusBadge, type StatusTone } from '../layout/StatusBadge.tsx';

/** The availability of a row: a status with color, details, and the reason why it cannot be obtained. */
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
