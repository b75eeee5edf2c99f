import { Button, Text } from '@portal/shared-ui';
import { impersonation } from '#texts/impersonation';
import { Ribbon } from './Ribbon.tsx';

/** Says once that the impersonation time is over. */
export function ImpersonationReturned({ onClose }: { onClose: () => void }) {
  return (
    <Ribbon label={impersonation.region}>
      <Text role="alert">{impersonation.returned}</Text>
      <Button size="xs" variant="outline" colorPalette="gray" onClick={onClose}>
        {impersonation.close}
      </Button>
    </Ribbon>
  );
}
