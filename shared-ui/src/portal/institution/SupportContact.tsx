import { Alert, Link, Phrase } from '../../design/index.ts';
import { creating } from '#texts/institution-form';
import { useBranding } from '../branding/branding-context.ts';

/** The support contact for problems with adding an institution (spec 1 section 8). */
export function SupportContact() {
  const { support_email: address } = useBranding();
  return (
    <Alert.Root as="aside" status="info">
      <Alert.Indicator />
      <Alert.Title>
        <Phrase
          text={creating.stuck}
          values={{ support: <Link href={`mailto:${address}`}>{address}</Link> }}
        />
      </Alert.Title>
    </Alert.Root>
  );
}
