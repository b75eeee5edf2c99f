import { FRAME_MESSAGES } from '@portal/contract/frame-messages';
import { Link, LockIcon, Phrase, Text } from '@portal/shared-ui';
import { ErrorPanel } from '@portal/shared-ui/errors';
import { RouteButton } from '@portal/shared-ui/page';
import { pages as words } from '#texts/pages';
import { useBranding } from '../app/branding-context.ts';

/**
 * For a signed-in person whose role does not have this page (spec 1 section 6): the 'unavailable or no permission' page.
 * A refusal of the server opens the modal Permissions Issue instead.
 */
export function ForbiddenPage() {
  const { support_email: support } = useBranding();
  return (
    <ErrorPanel
      title={FRAME_MESSAGES.unavailable}
      icon={<LockIcon />}
      headingLevel={1}
      actions={<RouteButton to="/">{words.returnHome}</RouteButton>}
    >
      <Text>{words.unavailable}</Text>
      <Text>
        <Phrase
          text={words.unavailableHelp}
          values={{ support: <Link href={`mailto:${support}`}>{support}</Link> }}
        />
      </Text>
    </ErrorPanel>
  );
}
