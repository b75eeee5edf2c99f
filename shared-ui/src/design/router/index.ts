/**
 * The router, for every app. Apps import it from here only: the shell then ships one tree-shaken copy, and a lint
 * rule can say so.
 */
export {
  createBrowserRouter,
  createMemoryRouter,
  isRouteErrorResponse,
  Link as RouterLink,
  Navigate,
  NavLink,
  Outlet,
  redirect,
  RouterProvider,
  ScrollRestoration,
  useBlocker,
  useFetcher,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useParams,
  useRevalidator,
  useRouteError,
  useSearchParams,
} from 'react-router-dom';
export type { BlockerFunction, Location, NavigateFunction, RouteObject, To } from 'react-router-dom';
export { useObjectId } from './use-object-id.ts';
