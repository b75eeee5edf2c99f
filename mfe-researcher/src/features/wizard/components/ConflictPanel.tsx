import { Box, Button, chakra, HStack, Text, Panel } from '@portal/shared-ui';
import { useWriteSteps } from '@portal/shared-ui/write';
import { useEffect, useRef } from 'react';
import { differingFields, type DraftValues } from '../model/draft-values.ts';
import { fieldLabel, type WizardPlan } from '../model/wizard-plan.ts';
import { useNames } from '../hooks/use-names.ts';
import { fieldWords } from '../model/field-words.ts';
import { wizard as texts } from '#texts/wizard';

interface ConflictPanelProps {
  plan: WizardPlan;
  mine: DraftValues;
  theirs: DraftValues;
  onTakeMine: () => Promise<void>;
  onTakeTheirs: () => Promise<void>;
}

/** Shows both versions of each differing field. Nothing is saved until the user has chosen. */
export function ConflictPanel({ plan, mine, theirs, onTakeMine, onTakeTheirs }: ConflictPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { run, isBusy, failure } = useWriteSteps();
  const names = useNames(mine.project, plan.type);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Panel role="alert" borderColor="border.warning" borderWidth="2px" mb="6">
      <chakra.h2 ref={heading} tabIndex={-1} focusVisibleRing="outside" textStyle="xl" fontWeight="semibold">
        {texts.conflict.title}
      </chakra.h2>
      <Text mt="1" mb="4">
        {texts.conflict.text}
      </Text>
      {differingFields(mine, theirs).map((field) => (
        <Box key={field} borderTopWidth="1px" py="3">
          <Text fontWeight="semibold">{fieldLabel(plan, field)}</Text>
          <Box display="grid" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4" mt="1">
            <Version title={texts.conflict.mine} text={fieldWords(plan, field, mine, names)} />
            <Version title={texts.conflict.theirs} text={fieldWords(plan, field, theirs, names)} />
          </Box>
        </Box>
      ))}
      {failure ? (
        <Text color="fg.error" fontWeight="semibold" mt="3">
          {failure}
        </Text>
      ) : null}
      <HStack mt="4" gap="3" wrap="wrap">
        <Button disabled={isBusy} onClick={() => void run(onTakeMine)}>
          {texts.conflict.keepMine}
        </Button>
        <Button variant="outline" disabled={isBusy} onClick={() => void run(onTakeTheirs)}>
          {texts.conflict.takeTheirs}
        </Button>
      </HStack>
    </Panel>
  );
}

function Version({ title, text }: { title: string; text: string }) {
  return (
    <Box minW="0">
      <Text textStyle="sm" color="fg.muted">
        {title}
      </Text>
      <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
        {text || texts.conflict.empty}
      </Text>
    </Box>
  );
}
