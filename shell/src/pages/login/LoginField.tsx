import { ErrorIcon, Field, Input } from '@portal/shared-ui';

interface LoginFieldProps {
  name: string;
  label: string;
  type: 'email' | 'password';
  autoComplete: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** One field of the login form with its message. */
export function LoginField({ name, label, error, onChange, ...input }: LoginFieldProps) {
  return (
    <Field.Root invalid={Boolean(error)}>
      <Field.Label>{label}</Field.Label>
      <Input name={name} {...input} onChange={(event) => onChange(event.currentTarget.value)} />
      <Field.ErrorText>
        <ErrorIcon boxSize="1.2em" me="1.5" flexShrink="0" />
        {error}
      </Field.ErrorText>
    </Field.Root>
  );
}
