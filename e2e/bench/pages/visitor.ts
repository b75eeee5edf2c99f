/** Browsers of demo people without a cache, and the routes that the bench looks at. */
import type { Browser, BrowserContext, Page } from 'playwright';
import { DEMO_PASSWORD, solveBotCheck } from '../../client/portal-client.ts';

export interface Route {
  readonly name: string;
  /** The account of the visitor; absent for a visitor who is not signed in. */
  readonly as?: string;
  readonly path: string;
  /** Text of the main heading, so that an error page or a half-loaded page is never measured. */
  readonly heading: string;
  /** Maximum kB of scripts: in total for the login page, in addition to home for other pages. */
  readonly most: number;
}

const ORDINARY = 30;
const HEAVY_FORM = 90;

export const ROUTES: readonly Route[] = [
  { name: 'login', path: '/login', heading: 'Log in', most: 176 },
  { name: 'researcher: projects', as: 'pi', path: '/project', heading: 'Projects', most: ORDINARY },
  { name: 'researcher: requests', as: 'pi', path: '/request', heading: 'Requests', most: ORDINARY },
  { name: 'researcher: datasets', as: 'pi', path: '/dataset', heading: 'Datasets', most: ORDINARY },
  {
    name: 'researcher: request wizard',
    as: 'pi',
    path: '/request/create#project_request_1',
    heading: 'Step 1',
    most: HEAVY_FORM,
  },
  {
    name: 'staff: resource requests',
    as: 'admin',
    path: '/resource-request',
    heading: 'Resource Requests',
    most: ORDINARY,
  },
  { name: 'staff: institutions', as: 'admin', path: '/institution', heading: 'Institutions', most: ORDINARY },
  { name: 'tissue: dashboard', as: 'abnpm', path: '/abn-dashboard', heading: 'Tissue', most: ORDINARY },
];

/**
 * Opens a browser without a cache that is signed in to the portal; its cookie is valid for the port of the single
 * bundle too.
 */
export async function openVisitor(
  browser: Browser,
  portalUrl: string,
  as: string | undefined,
): Promise<BrowserContext> {
  const context = await browser.newContext();
  if (as === undefined) return context;
  const recaptcha = await solveBotCheck(portalUrl);
  const answer = await context.request.post(`${portalUrl}/api/api-token-auth/`, {
    data: { email: `${as}@demo.test`, password: DEMO_PASSWORD, recaptcha, agreed_to_terms: true },
  });
  if (!answer.ok()) throw new Error(`${as} cannot sign in: ${answer.status()}`);
  return context;
}

/** Opens the address and waits until the page is complete and no request is pending. */
export async function openPage(page: Page, address: string, heading: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('heading', { name: heading }).first().waitFor({ timeout: 30_000 });
  await page.waitForLoadState('networkidle');
}

export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
