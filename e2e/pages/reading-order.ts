/** Reads landmarks and headings from the browser's accessibility tree, in the order in which a screen reader meets them. */
import type { Page } from '@playwright/test';

interface AxValue {
  readonly value?: string | number;
}
interface AxNode {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly role?: AxValue;
  readonly name?: AxValue;
  readonly properties?: readonly { readonly name: string; readonly value: AxValue }[];
  readonly childIds?: readonly string[];
}

const LANDMARKS: readonly string[] = [
  'banner',
  'navigation',
  'main',
  'region',
  'complementary',
  'contentinfo',
  'tablist',
];

/** One line each: `navigation Breadcrumb`, `h2 Decision`. */
export async function readOrder(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as unknown as {
    nodes: readonly AxNode[];
  };
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const lines: string[] = [];
  const visit = (node: AxNode | undefined): void => {
    if (!node) return;
    const role = String(node.role?.value ?? '');
    const name = String(node.name?.value ?? '')
      .replaceAll(/\s+/g, ' ')
      .trim();
    const level = node.properties?.find((property) => property.name === 'level')?.value.value;
    if (!node.ignored && role === 'heading') lines.push(`h${String(level)} ${name}`.trim());
    else if (!node.ignored && LANDMARKS.includes(role)) lines.push(`${role} ${name}`.trim());
    for (const id of node.childIds ?? []) visit(byId.get(id));
  };
  visit(nodes[0]);
  return lines;
}
