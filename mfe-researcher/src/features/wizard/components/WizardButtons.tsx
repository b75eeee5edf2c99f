import { ArrowLeftIcon, Button, HStack, Text } from '@portal/shared-ui';
import { wizard as words } from '#texts/wizard';

interface WizardButtonsProps {
  hasPrevious: boolean;
  /** This step submits. */
  isLast: boolean;
  returnsToReview: boolean;
  isBusy: boolean;
  /** Another version must be settled first. */
  isHalted: boolean;
  /** A file is on its way: the step is left once it has arrived. */
  isUploading: boolean;
  /** An answer with which no one goes on: the step says why. */
  isRefused: boolean;
  submitLabel: string;
  onPrevious: () => void;
  onContinue: () => void;
  onSubmit: () => void;
}

/** Previous and Continue; at the end the button that submits. */
export function WizardButtons({
  hasPrevious,
  isLast,
  returnsToReview,
  isBusy,
  isHalted,
  isUploading,
  isRefused,
  submitLabel,
  onPrevious,
  onContinue,
  onSubmit,
}: WizardButtonsProps) {
  const waits = isUploading ? 'wizard-waits' : undefined;
  return (
    <HStack gap="3" wrap="wrap">
      {hasPrevious ? (
        <Button
          variant="outline"
          colorPalette="gray"
          onClick={onPrevious}
          disabled={isBusy || isUploading}
          aria-describedby={waits}
        >
          <ArrowLeftIcon />
          {words.buttons.previous}
        </Button>
      ) : null}
      {isRefused ? null : !isLast ? (
        <Button onClick={onContinue} disabled={isHalted || isUploading} aria-describedby={waits}>
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
      <Text as="output" id="wizard-waits" textStyle="sm" color="fg.muted">
        {isUploading ? words.buttons.waitsForFile : isRefused ? words.buttons.refused : null}
      </Text>
    </HStack>
  );
}
