import { Button, ChevronLeftIcon, ChevronRightIcon, fill, Flex, Notice, Text } from '../../design/index.ts';
import { RouteButton } from '../../design/page/index.ts';
import { useSearchParams } from '../../design/router/index.ts';
import { readSigningRun, signingAddress, useSigningQueue } from '../signing-queue/index.ts';
import type { AgreementKind, SigningRow } from '../signing-queue/index.ts';
import { signing } from '#texts/rda';

const LOOK = { size: 'sm', variant: 'outline', colorPalette: 'gray' } as const;

interface SigningBarProps {
  kind: AgreementKind;
  id: string;
  /** Whether the reader can sign this agreement for the foundation. */
  isSignable: boolean;
}

/**
 * The agreements that wait for the reader's signature, with steps to the one before and after. Also shown after the
 * last one, where the queue was begun from the home page.
 */
export function SigningBar({ kind, id, isSignable }: SigningBarProps) {
  const [parameters] = useSearchParams();
  const began = readSigningRun(parameters);
  const isShown = isSignable || began !== null;
  const { rows, count, isLoading, error } = useSigningQueue(kind, isShown);
  if (!isShown || isLoading || error) return null;
  const at = rows.findIndex((row) => row.id === id);
  if (began !== null && count === 0)
    return (
      <Notice tone="success" title={fill(signing.allDone, { count: began })}>
        <RouteButton size="sm" to="/">
          {signing.home}
        </RouteButton>
      </Notice>
    );
  const step = (row: SigningRow | undefined) => (row ? signingAddress(kind, row.id, began) : undefined);
  // a signed agreement has left the queue; its beginning is next
  const next = at === -1 ? rows[0] : rows[at + 1];
  return (
    <Flex as="nav" aria-label={signing.queue} wrap="wrap" align="center" gap="3" textStyle="sm">
      <Text fontWeight="semibold" fontVariantNumeric="tabular-nums">
        {began !== null
          ? fill(signing.progress, { done: Math.max(0, began - count), count: began })
          : at === -1
            ? fill(signing.waiting, { count })
            : fill(signing.place, { at: at + 1, count })}
      </Text>
      <Step name="previous" to={step(rows[at - 1])} institution={rows[at - 1]?.institution.display_name} />
      <Step name="next" to={step(next)} institution={next?.institution.display_name} />
    </Flex>
  );
}

function Step({
  name,
  to,
  institution = '',
}: {
  name: 'previous' | 'next';
  to: string | undefined;
  institution: string | undefined;
}) {
  const content =
    name === 'previous' ? (
      <>
        <ChevronLeftIcon />
        {signing.steps.previous}
      </>
    ) : (
      <>
        {signing.steps.next}
        <ChevronRightIcon />
      </>
    );
  if (to === undefined)
    return (
      <Button {...LOOK} disabled>
        {content}
      </Button>
    );
  return (
    <RouteButton {...LOOK} to={to} replace aria-label={fill(signing.stepNamed[name], { institution })}>
      {content}
    </RouteButton>
  );
}
