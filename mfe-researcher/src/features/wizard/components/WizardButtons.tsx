import { ArrowLeftIcon, Button, HStack, Text } from '@portal/shared-ui';
import { wizard as words } from '#texts/wizard';

interface WizardButtonsProps {
  hasPrevious: boolean;
  /** True if this step submits the request. */
  isLast: boolean;
  returnsToReview: boolean;
  isBusy: boolean;
  /** True while a conflict with another version must be resolved first. */
  isHalted: boolean;
  /** True while a file uploads: Continue waits for it. */
  isUploading: boolean;
  /** True if an answer rules out the request; the step shows the reason. */
  isRefused: boolean;
  submitLabel: string;
  onPrevious: () => void;
  onContinue: () => void;
  onSubmit: () => void;
}

/** Previous and Continue; the last step has a Submit button. */
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
