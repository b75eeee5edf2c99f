import { createElement } from 'react';
import { Text } from '@portal/shared-ui';

export default function ReleasedPanel() {
  return createElement(Text, null, 'A panel that was built before');
}
