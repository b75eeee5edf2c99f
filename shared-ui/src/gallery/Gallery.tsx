import { ColorModeSwitch, Stack } from '../design/index.ts';
import { Tabs } from '../design/tabs/index.ts';
import { Page } from '../design/page/index.ts';
import { Toaster } from '../design/toaster/index.ts';
import { FeedbackGallery } from './FeedbackGallery.tsx';
import { EmailGallery } from './EmailGallery.tsx';
import { FieldGallery } from './FieldGallery.tsx';
import { FormGallery } from './FormGallery.tsx';
import { LayoutGallery } from './LayoutGallery.tsx';
import { TableGallery } from './TableGallery.tsx';

const parts = [
  ['layout', 'Layout', LayoutGallery],
  ['fields', 'Fields', FieldGallery],
  ['form', 'Form', FormGallery],
  ['table', 'Table', TableGallery],
  ['feedback', 'Feedback', FeedbackGallery],
  ['emails', 'Emails', EmailGallery],
] as const;

/** Every component in its states, for people who build or evaluate screens. Development only. */
export function Gallery() {
  return (
    <Page title="Gallery" breadcrumbs={[{ label: 'Home', to: '/' }]} actions={<ColorModeSwitch />}>
      <Tabs.Root defaultValue={location.hash.slice(1) || 'layout'} lazyMount>
        <Tabs.List flexWrap="wrap">
          {parts.map(([id, label]) => (
            <Tabs.Trigger key={id} value={id}>
              {label}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {parts.map(([id, , Part]) => (
          <Tabs.Content key={id} value={id}>
            <Stack gap="10" pt="4">
              <Part />
            </Stack>
          </Tabs.Content>
        ))}
      </Tabs.Root>
      <Toaster />
    </Page>
  );
}
