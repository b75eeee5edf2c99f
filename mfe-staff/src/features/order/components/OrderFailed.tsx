import { MESSAGES } from '@portal/contract/messages';
import { Button, LazyModal, Stack, Text } from '@portal/shared-ui';
import { order as words } from '#texts/order';

interface OrderFailedProps {
  /** The reason, if the portal knows it. */
  problem?: string | null;
  /** What happens to the order next. */
  next: string;
  isBusy: boolean;
  onAgain: () => void;
  onClose: () => void;
}

/** BINS has not received an order (spec 3 section 8). */
export const OrderFailed = ({ problem, next, isBusy, onAgain, onClose }: OrderFailedProps) => (
  <LazyModal
    type="error"
    title={MESSAGES.orderFailed}
    onClose={onClose}
    footer={
      <>
        <Button variant="outline" colorPalette="gray" disabled={isBusy} onClick={onClose}>
          {words.close}
        </Button>
        <Button loading={isBusy} loadingText={words.again} onClick={onAgain}>
          {words.again}
        </Button>
      </>
    }
  >
    <Stack gap="3">
      <Text>{MESSAGES.orderFailedText}</Text>
      {problem ? <Text>{problem}</Text> : null}
      <Text color="fg.muted">{next}</Text>
    </Stack>
  </LazyModal>
);
