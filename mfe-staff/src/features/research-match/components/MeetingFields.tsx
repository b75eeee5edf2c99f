import { Input, LabeledField } from '@portal/shared-ui';
import { DateField } from '@portal/shared-ui/date-input';
import type { MeetingTime } from '../model/meeting-time.ts';
import { researchMatch } from '#texts/research-match';

const words = researchMatch.start;

interface MeetingFieldsProps {
  value: MeetingTime;
  range: { readonly from: string; readonly to: string };
  error: string | undefined;
  onChange: (value: MeetingTime) => void;
}

/** Day and time of a window's meeting. The time input appears with the day; without a day there is no meeting yet. */
export function MeetingFields({ value, range, error, onChange }: MeetingFieldsProps) {
  const { day, time } = value;
  return (
    <>
      <DateField
        label={words.meetingDay}
        value={day}
        min={range.from}
        max={range.to}
        error={day === '' ? error : undefined}
        onChange={(next) => onChange({ ...value, day: next })}
        isOptional
      />
      {day === '' ? null : (
        <LabeledField label={words.meetingTime} help={words.meetingHelp} error={error} isOptional>
          {(control) => (
            <Input
              {...control}
              type="time"
              maxW="10rem"
              value={time}
              onChange={({ target }) => onChange({ ...value, time: target.value })}
            />
          )}
        </LabeledField>
      )}
    </>
  );
}
