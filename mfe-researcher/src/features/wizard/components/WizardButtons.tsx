import { ArrowLeftIcon, Button, HStack } from '@portal/shared-ui';
import { wizard as words } from '#texts/wizard';

interface WizardButtonsProps {
  number: number;
  count: number;
  returnsToReview: boolean;
  isBusy: boolean;
  /** Another version must be settled first. */
  isHalted: boolean;
  submitLabel: string;
  onPrevious: () => void;
  onContinue: () => void;
  onSubmit: () => void;
}

/** Previous and Continue; at the end the button that submits. */
export function WizardButtons({
  number,
  count,
  returnsToReview,
  isBusy,
  isHalted,
  submitLabel,
  onPrevious,
  onContinue,
  onSubmit,
}: WizardButtonsProps) {
  return (
    <HStack gap="3" wrap="wrap">
      {number > 1 ? (
        <Button variant="outline" colorPalette="gray" onClick={onPrevious} disabled={isBusy}>
          <ArrowLeftIcon />
          {words.buttons.previous}
        </Button>
      ) : null}
      {number < count ? (
        <Button onClick={onContinue} disabled={isHalted}>
          {returnsToReview ? words.buttons.toReview : words.buttons.next}
        </Button>
      ) : (
        <Button
          onClick={onSubmit}
          loading={isBusy}
          loadingText={words.buttons.submitting}
          disabled={isHalted}
        >
          {submitLabel}
        </Button>
      )}
    </HStack>
  );
}
