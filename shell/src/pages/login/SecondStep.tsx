import type { SecondStep as Step } from '@portal/contract';
import { Heading, Stack, Text } from '@portal/shared-ui';
import { api } from '@portal/shared-ui/data';
import { useSession } from '@portal/shared-ui/session';
import { factors as words } from '#texts/factors';
import { login } from '#texts/login';
import { ProofForm } from '../../session/factors/ProofForm.tsx';

/** The second factor, after the password was right. Going back begins with the password again. */
interface SecondStepProps extends Step {
  /** Why it comes; by default, because the password was right. */
  text?: string;
  onBack: () => void;
}

export function SecondStep({ step, methods, text = words.stepText, onBack }: SecondStepProps) {
  const { accept } = useSession();
  return (
    <Stack gap="5">
      <Heading as="h2" size="lg">
        {words.stepTitle}
      </Heading>
      <Text>{text}</Text>
      <ProofForm
        methods={methods}
        step={step}
        submitLabel={login.submit}
        cancelLabel={words.back}
        onCancel={onBack}
        onProve={async ({ code, recovery_code: recoveryCode, passkey }) => {
          const { data } = await api('POST /session/second-step/', {
            anonymous: true,
            body: { step, code, recovery_code: recoveryCode, passkey },
          });
          await accept(data.session);
        }}
      />
    </Stack>
  );
}
