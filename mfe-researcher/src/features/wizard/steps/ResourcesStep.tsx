import { Button, fill, LoadingText, Notice, Stack, Text } from '@portal/shared-ui';
import { failureMessage, toApiError } from '@portal/shared-ui/data';
import { ConfirmDialog } from '@portal/shared-ui/dialog';
import { RetryPanel } from '@portal/shared-ui/errors';
import { fieldId } from '@portal/shared-ui/form';
import { useState } from 'react';
import type { Resource } from '../../resource/model/resource.ts';
import { ResourceShop } from '../../resource/components/ResourceShop.tsx';
import { SkipToBasket } from '../../basket/SkipToBasket.tsx';
import { choose, chosenKeys, type Choice } from '../model/choices.ts';
import { FieldError } from './FieldError.tsx';
import type { Draft } from '../hooks/use-draft.ts';
import { useResources } from '../hooks/use-resources.ts';
import { findResourceField } from '../model/wizard-plan.ts';
import type { StepProps } from './step-props.ts';
import { wizard as words } from '#texts/wizard';

interface Asked {
  readonly choice: Choice;
  readonly resource: Resource;
  readonly isOn: boolean;
}

/** Step 2: the requested resources. One request has datasets, or one resource of another kind. */
export function ResourcesStep({
  plan,
  values,
  change,
  findError,
  changeType,
}: StepProps & Pick<Draft, 'changeType'>) {
  const { resources, findReason, isNonAutism, isLoading, error, reload } = useResources(values.project);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [showsAll, setShowsAll] = useState(false);
  if (error)
    return <RetryPanel title={words.resources.loadFailed} error={error} onRetry={() => void reload()} />;
  if (isLoading) return <LoadingText>{words.loading}</LoadingText>;

  const chosen = chosenKeys(plan, values);
  const chosenNames = resources.filter(({ key }) => chosen.has(key)).map(({ name }) => name);
  const apply = async ({ changes, type, ...first }: Choice) => {
    setFailure(undefined);
    if (changes) change(changes);
    if (type !== undefined) {
      setBusy(true);
      try {
        await changeType(type, first);
      } catch (thrown) {
        const { fields, messages } = toApiError(thrown);
        setFailure([...Object.values(fields).flat(), ...messages].join(' ') || failureMessage(thrown));
        return;
      } finally {
        setBusy(false);
      }
    }
    setAsked(null);
  };
  const toggle = (resource: Resource, isOn: boolean) => {
    if (isBusy) return;
    const choice = choose(plan, values, resource, isOn);
    if (choice.loses) setAsked({ choice, resource, isOn });
    else void apply(choice);
  };
  const field = findResourceField(plan);
  // shows only the type chosen on the start page; other kinds are one click away
  const own = resources.filter(({ type, key }) => type === plan.type.number || chosen.has(key));
  const showsOwn = !showsAll && own.length > 0 && own.length < resources.length;
  return (
    <Stack gap="6" id={fieldId(field)}>
      <SkipToBasket />
      {isNonAutism ? <Notice>{words.resources.notAutismRelated}</Notice> : null}
      {showsOwn && plan.type.resources !== 'datasets' ? null : (
        <Text color="fg.muted" maxW="prose">
          {words.resources.intro}
        </Text>
      )}
      <FieldError message={findError(field)} />
      {failure && !asked ? (
        <Notice tone="danger" title={words.resources.changeFailed} isUrgent>
          {failure}
        </Notice>
      ) : null}
      <ResourceShop
        key={String(showsOwn)}
        resources={showsOwn ? own : resources}
        chosen={chosen}
        findReason={findReason}
        onToggle={toggle}
      />
      {showsOwn ? (
        <Button alignSelf="flex-start" variant="outline" onClick={() => setShowsAll(true)}>
          {words.resources.showAll}
        </Button>
      ) : null}
      <ConfirmDialog
        isOpen={asked !== null}
        title={
          asked?.isOn === false
            ? fill(words.resources.removeTitle, { name: asked.resource.name })
            : fill(words.resources.replaceTitle, { name: asked?.resource.name ?? '' })
        }
        consequence={[
          asked?.isOn === false ? '' : words.resources.cannotCombine,
          chosenNames.length > 0 ? fill(words.resources.removed, { names: chosenNames.join(', ') }) : '',
          words.resources.detailsCleared,
        ]
          .filter(Boolean)
          .join(' ')}
        confirmLabel={asked?.isOn === false ? words.resources.removeButton : words.resources.replaceButton}
        isDestructive={asked?.isOn === false}
        isBusy={isBusy}
        error={asked ? failure : undefined}
        onConfirm={() => {
          if (asked) void apply(asked.choice);
        }}
        onCancel={() => {
          setFailure(undefined);
          setAsked(null);
        }}
      />
    </Stack>
  );
}
