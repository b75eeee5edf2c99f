import { FRAME_MESSAGES } from '@portal/contract/frame-messages';
import { Link, LockIcon, Phrase, Text } from '../../design/index.ts';
import { ErrorPanel } from '../../design/errors/index.ts';
import { RouteButton } from '../../design/page/index.ts';
import { errors as words } from '#texts/errors';
import { useBranding } from '../branding/index.ts';

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
      actions={<RouteButton to="/">{words.homeLink}</RouteButton>}
    >
      <Text>{words.unavailablePage.text}</Text>
      <Text>
        <Phrase
          text={words.unavailablePage.help}
          values={{ support: <Link href={`mailto:${support}`}>{support}</Link> }}
        />
      </Text>
    </ErrorPanel>
  );
}
