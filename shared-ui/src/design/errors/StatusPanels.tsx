import { Button, chakra, Link, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { LockIcon, SearchIcon } from '../icons/icons.tsx';
import { ErrorPanel } from './ErrorPanel.tsx';
import { Phrase } from '../layout/Phrase.tsx';
import { useSupportAddress } from './support-address.ts';
import { errors as texts } from '#texts/errors';

export interface StatusPanelProps {
  correlationId?: string | undefined;
  /** Instead of Return To Home. */
  actions?: ReactNode;
  headingLevel?: 1 | 2;
}

// a plain address on purpose: these panels also show when the router is what failed
const ReturnHome = () => (
  <Button asChild>
    <a href="/">{texts.homeLink}</a>
  </Button>
);

function Support() {
  const email = useSupportAddress();
  return email ? (
    <Text>
      <Phrase text={texts.mistakeHelp} values={{ support: <Link href={`mailto:${email}`}>{email}</Link> }} />
    </Text>
  ) : null;
}

/** 403 in the words of spec 1 section 8. */
export function ForbiddenPanel({ correlationId, actions, headingLevel = 1 }: StatusPanelProps) {
  return (
    <ErrorPanel
      title={texts.forbidden.title}
      icon={<LockIcon />}
      headingLevel={headingLevel}
      correlationId={correlationId}
      actions={actions ?? <ReturnHome />}
    >
      <Text>{texts.forbidden.text}</Text>
      <Support />
    </ErrorPanel>
  );
}

/** 404: the page or object does not exist, or the user must not see it. */
export function NotFoundPanel({ correlationId, actions, headingLevel = 1 }: StatusPanelProps) {
  return (
    <ErrorPanel
      title={texts.notFound.title}
      icon={<SearchIcon />}
      headingLevel={headingLevel}
      correlationId={correlationId}
      actions={actions ?? <ReturnHome />}
    >
      <Text>{texts.notFound.text}</Text>
    </ErrorPanel>
  );
}

/** 500 in the words of spec 1 section 8, with the URL and method that failed. */
export function ServerErrorPanel({
  correlationId,
  actions,
  headingLevel = 1,
  url,
  method,
}: StatusPanelProps & { url?: string | undefined; method?: string | undefined }) {
  return (
    <ErrorPanel
      title={texts.server.title}
      headingLevel={headingLevel}
      correlationId={correlationId}
      actions={actions ?? <ReturnHome />}
    >
      <Text>{texts.server.text}</Text>
      {url ? (
        <Text textStyle="sm" color="fg.muted">
          <chakra.code fontFamily="mono" overflowWrap="anywhere">
            {method ? `${method} ` : ''}
            {url}
          </chakra.code>
        </Text>
      ) : null}
      <Support />
    </ErrorPanel>
  );
}
