import type { ReactNode } from 'react';
import { MESSAGES } from '@portal/contract/messages';
import { Button, Link, Phrase, Stack, Text } from '../../design/index.ts';
import { Modal } from '../../design/dialog/index.ts';
import { creating } from '#texts/institution-form';
import { useBranding } from '../branding/branding-context.ts';

/** 'EIN already exists': points to support, or to the help page that the installation names (spec 1 section 8). */
export function EinModal({ onClose, children }: { onClose: () => void; children?: ReactNode }) {
  const { support_email: support, footer_links: links } = useBranding();
  const help = links.sites.find(({ label }) => /guide|help/i.test(label));
  return (
    <Modal
      isOpen
      type="error"
      title={MESSAGES.einExists}
      onClose={onClose}
      footer={<Button onClick={onClose}>{creating.close}</Button>}
    >
      <Stack gap="4">
        <Text>
          <Phrase
            text={help ? creating.einText : creating.einTextPlain}
            values={{
              support: <Link href={`mailto:${support}`}>{support}</Link>,
              help: <Link href={help?.href}>{creating.helpPage}</Link>,
            }}
          />
        </Text>
        {children}
      </Stack>
    </Modal>
  );
}
