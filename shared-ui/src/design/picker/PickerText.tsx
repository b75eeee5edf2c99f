import { useId, useState } from 'react';

interface PickerTextProps {
  /** Target of links in the error summary. */
  id?: string;
  /** Accessible name of the field, including its row. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  problem?: string | undefined;
  isInvalid?: boolean;
  /** True for ids: shown in a monospaced font, because people compare them character by character. */
  isId?: boolean;
  /** Calls `onChange` on Enter or when the field loses focus, not on every key press. */
  isWhole?: boolean;
  /** For amounts: mobile devices show a numeric keyboard. */
  isAmount?: boolean;
  /** As wide as a usual id or amount, where a table has many columns in a narrow panel. */
  isSlim?: boolean;
  /** Makes it a number field with this step. */
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
