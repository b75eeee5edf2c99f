import { ErrorIcon, HStack } from '@portal/shared-ui';

/** The error message of a field that is a list or a table. */
export function FieldError({ message }: { message: string | undefined }) {
  if (!message) return null;
  return (
    <HStack color="fg.error" fontWeight="semibold" textStyle="sm" gap="1.5">
      <ErrorIcon boxSize="1.2em" flexShrink="0" />
      <span>{message}</span>
    </HStack>
  );
}
