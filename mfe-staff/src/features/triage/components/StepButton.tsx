import { Button, ChevronLeftIcon, ChevronRightIcon, fill } from '@portal/shared-ui';
import { RouteButton } from '@portal/shared-ui/page';
import { triage as words } from '#texts/triage';

export interface Step {
  readonly to: string;
  readonly code: string;
  readonly title: string;
}

const LOOK = { size: 'sm', variant: 'outline', colorPalette: 'gray' } as const;
const KINDS = {
  previous: { label: words.previous, named: words.previousNamed, shortcut: 'k' },
  next: { label: words.next, named: words.nextNamed, shortcut: 'j' },
} as const;

/**
 * Steps to the previous or next request in a queue or a meeting; disabled if there is none. It replaces the history
 * entry, so that Back returns to the queue however many requests were opened.
 */
export function StepButton({ kind, step }: { kind: keyof typeof KINDS; step: Step | null }) {
  const { label, named, shortcut } = KINDS[kind];
  const content =
    kind === 'previous' ? (
      <>
        <ChevronLeftIcon />
        {label}
      </>
    ) : (
      <>
        {label}
        <ChevronRightIcon />
      </>
    );
  if (step === null)
    return (
      <Button {...LOOK} disabled aria-label={label}>
        {content}
      </Button>
    );
  return (
    <RouteButton
      {...LOOK}
      to={step.to}
      replace
      aria-label={fill(named, { code: step.code })}
      title={step.title}
      aria-keyshortcuts={shortcut}
    >
      {content}
    </RouteButton>
  );
}
