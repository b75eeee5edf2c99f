import { useId, useState } from 'react';

interface PickerTextProps {
  /** Where a summary of errors leads. */
  id?: string;
  /** Names the field for screen readers, with the row. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  problem?: string | undefined;
  isInvalid?: boolean;
  /** Ids are read letter by letter. */
  isId?: boolean;
  /** Calls back when it is finished, on Enter or when the field is left, and not with each key. */
  isWhole?: boolean;
  /** Amounts: a keyboard with digits. */
  isAmount?: boolean;
  /** As wide as a usual id or amount, where a table has many columns in a narrow panel. */
  isSlim?: boolean;
  /** A number field, with the step between two values. */
  step?: number | 'any';
}

/** A field in a row: an id or an amount. */
export function PickerText({ isWhole = false, ...props }: PickerTextProps) {
  return isWhole ? <WholeText {...props} /> : <TextBox {...props} />;
}

function WholeText({ value, onChange, ...props }: PickerTextProps) {
  const [text, setText] = useState(value);
  return <TextBox {...props} value={text} onChange={setText} onFinish={() => onChange(text)} />;
}

function TextBox({
  id,
  label,
  value,
  onChange,
  onFinish,
  problem,
  isInvalid = problem !== undefined,
  isId = false,
  isAmount = false,
  isSlim = false,
  step,
}: PickerTextProps & { onFinish?: () => void }) {
  const problemId = useId();
  return (
    <>
      <input
        id={id}
        data-part="text"
        data-mono={isId ? '' : undefined}
        style={
          isSlim ? { width: isId ? '7.5rem' : '4rem' } : isId ? { minWidth: '8rem' } : { width: '6.5rem' }
        }
        aria-label={label}
        aria-invalid={isInvalid || undefined}
        aria-describedby={problem === undefined ? undefined : problemId}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        {...(step === undefined ? {} : { type: 'number', min: 0, step })}
        {...(isAmount ? { inputMode: 'decimal' as const } : {})}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={onFinish}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onFinish?.();
        }}
      />
      {problem === undefined ? null : (
        <div id={problemId} data-part="problem">
          {problem}
        </div>
      )}
    </>
  );
}
