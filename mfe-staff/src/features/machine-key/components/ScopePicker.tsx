import { useState } from 'react';
import { Box, chakra, Flex, Input, LoadingText, Stack, Text } from '@portal/shared-ui';
import { useApi } from '@portal/shared-ui/data';
import { RetryPanel } from '@portal/shared-ui/errors';
import type { CustomControl } from '@portal/shared-ui/form';
import { machineKey as words } from '#texts/machine-key';

/** The scopes that the caller can give, by object, with those that are chosen. */
export function ScopePicker({ id, value, onChange, onBlur, ...control }: CustomControl) {
  const { data, error, reload } = useApi('GET /machine-key-scope/', { swr: { revalidateOnFocus: false } });
  const [typed, setTyped] = useState('');
  if (error && !data)
    return <RetryPanel title={words.scopesFailed} error={error} onRetry={() => void reload()} />;
  if (!data) return <LoadingText />;
  const chosen = Array.isArray(value) ? (value as string[]) : [];
  const searched = typed.trim().toLowerCase();
  const objects = groupScopes(data.scopes.filter((scope) => scope.includes(searched)));
  const pick = (scope: string, isOn: boolean) =>
    onChange(isOn ? [...chosen, scope] : chosen.filter((each) => each !== scope));
  return (
    <Box id={id} onBlur={onBlur}>
      <Input
        aria-label={words.filterScopes}
        placeholder={words.filterScopes}
        value={typed}
        mb="3"
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          // Enter would send the whole form.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <Stack gap="2" maxH="28rem" overflowY="auto" borderWidth="1px" borderRadius="l2" p="3">
        {objects.length === 0 ? <Text color="fg.muted">{words.noScopes}</Text> : null}
        {objects.map(([object, scopes]) => (
          <chakra.fieldset key={object} minW="0">
            <chakra.legend fontFamily="mono" fontWeight="semibold">
              {object}
            </chakra.legend>
            <Flex wrap="wrap" columnGap="5">
              {scopes.map((scope) => (
                <chakra.label
                  key={scope}
                  display="flex"
                  gap="2"
                  minH="target.lg"
                  alignItems="center"
                  cursor="pointer"
                >
                  <chakra.input
                    type="checkbox"
                    name="scopes"
                    value={scope}
                    aria-label={scope}
                    aria-invalid={control['aria-invalid']}
                    checked={chosen.includes(scope)}
                    boxSize="4.5"
                    accentColor="{colors.accent.solid}"
                    onChange={(event) => pick(scope, event.currentTarget.checked)}
                  />
                  <chakra.code fontFamily="mono">{scope.slice(object.length + 1)}</chakra.code>
                </chakra.label>
              ))}
            </Flex>
          </chakra.fieldset>
        ))}
      </Stack>
    </Box>
  );
}

/** Scopes by the object in front of the colon. */
export function groupScopes(scopes: readonly string[]): [string, string[]][] {
  const groups = new Map<string, string[]>();
  for (const scope of scopes) {
    const [object = ''] = scope.split(':', 1);
    groups.set(object, [...(groups.get(object) ?? []), scope]);
  }
  return [...groups];
}
