import { useState } from 'react';
import type { ResponseOf } from '@portal/contract/types';
import { Button, fill, Flex } from '@portal/shared-ui';
import { ConfirmDialog } from '@portal/shared-ui/dialog';
import { useWrite } from '@portal/shared-ui/write';
import { releases as words } from '#texts/releases';

type Release = ResponseOf<'GET /release/{id}/'>;

interface SwitchReleaseProps {
  release: Release;
  etag: string | null;
  reload: () => Promise<void>;
}

/** Promote and Roll back, each with a confirmation that states the effect. */
export function SwitchRelease({ release, etag, reload }: SwitchReleaseProps) {
  const { app, version, previous, canary, abilities } = release;
  return (
    <Flex gap="3" mt="3" wrap="wrap">
      {abilities['promote'] && canary ? (
        <SwitchButton
          what="promote"
          values={{ app, version: canary.version, before: version }}
          given={canary.version}
          release={release}
          etag={etag}
          reload={reload}
        />
      ) : null}
      {abilities['rollback'] ? (
        <SwitchButton
          what="rollback"
          values={
            canary
              ? { app, version: canary.version, before: version }
              : { app, version, before: previous ?? '' }
          }
          given={canary ? version : (previous ?? '')}
          release={release}
          etag={etag}
          reload={reload}
        />
      ) : null}
    </Flex>
  );
}

interface SwitchButtonProps extends SwitchReleaseProps {
  what: 'promote' | 'rollback';
  values: Readonly<Record<'app' | 'version' | 'before', string>>;
  /** The version that everyone gets after the switch. */
  given: string;
}

function SwitchButton({ what, values, given, release, etag, reload }: SwitchButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const own = words[what];
  const { send, isBusy, failure, clear } = useWrite(`POST /release/{id}/${what}/`, {
    isSilent: true,
    read: { etag, reload },
    invalidates: ['release', 'release-health', 'release-switch'],
    words: { STALE: words.stale },
    done: fill(own.done, { app: values.app, version: given }),
    onDone: () => setAsking(false),
  });
  const close = () => {
    clear();
    setAsking(false);
  };
  return (
    <>
      <Button
        size="sm"
        variant={what === 'promote' ? 'solid' : 'outline'}
        colorPalette={what === 'promote' ? 'accent' : 'red'}
        aria-label={fill(own.of, values)}
        onClick={() => setAsking(true)}
      >
        {own.button}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        isDestructive={what === 'rollback'}
        isBusy={isBusy}
        title={fill(own.title, values)}
        consequence={fill(own.consequence, values)}
        confirmLabel={fill(own.confirm, values)}
        error={failure}
        onConfirm={() => void send({ params: { id: release.id } })}
        onCancel={close}
      />
    </>
  );
}
