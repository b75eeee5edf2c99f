/**
 * The router for every app. Apps import it only from here (a lint rule checks this), so that the shell ships one
 * tree-shaken copy.
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
