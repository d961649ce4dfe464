import MuiBreadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { generatePath, Link as RouterLink, useLocation, useMatches, useParams } from 'react-router-dom';
import { moduleLeaves } from '@/domain/menu/activePath';
import { routeEntry } from '@/platform/routing/catalogue';
import { usePageName } from '@/platform/routing/pageName';
import type { RouteEntry } from '@/platform/routing/routeTypes';
import { useMenu } from './nav/useMenu';

interface Crumb {
  name: string;
  /** None = no page of its own. */
  to?: string;
  lang?: string | undefined;
}

/** The pages above this one, outermost first, by the `parent` of each entry of the catalogue. */
function pagesAbove(name: string): RouteEntry[] {
  const above: RouteEntry[] = [];
  for (let entry = routeEntry(name); entry?.parent;) {
    entry = routeEntry(entry.parent);
    if (!entry || above.includes(entry)) break;
    above.unshift(entry);
  }
  return above;
}

/** Module, parent menu, pages above, page, screen inside it: what stands above the present page, which comes last. */
function useCrumbs(): Crumb[] {
  const { t } = useTranslation('shell');
  const title = t as (key: string) => string;
  const params = useParams();
  const { pathname } = useLocation();
  const { modules, active } = useMenu();
  const name = usePageName();
  const handle = useMatches().at(-1)?.handle as { name: string; title: string } | undefined;
  if (!handle) return [];
  const module = active && modules.find((one) => moduleLeaves(one).some(({ id }) => id === active.id));
  const group = module?.groups.find(({ leaves }) => leaves.some(({ id }) => id === active?.id));
  const entry = routeEntry(handle.name);
  const page = title(handle.title);
  const base = entry?.path.split('/:')[0];
  const crumbs: Crumb[] = [
    ...(module ? [{ name: module.name, lang: module.lang }] : []),
    ...(group && group.name !== page ? [{ name: group.name, lang: group.lang }] : []),
    ...pagesAbove(handle.name).map((one) => ({ name: title(one.title), to: generatePath(one.path, params) })),
    // What stands for a page of the former site has no entry: its name alone is said.
    ...(base === undefined ? [] : [{ name: page, ...(base === pathname ? {} : { to: base }) }]),
    ...(name !== null && name !== page ? [{ name }] : []),
  ];
  // A module and its only page of the same name are one.
  return crumbs.filter((crumb, at) => crumb.name !== crumbs[at + 1]?.name);
}

/** Where this page stands among the others; a page that stands alone has none. */
export function Breadcrumbs() {
  const { t } = useTranslation('shell');
  const crumbs = useCrumbs();
  const last = crumbs.at(-1);
  if (!last || crumbs.length < 2) return null;
  return (
    <MuiBreadcrumbs
      aria-label={t('breadcrumbs')}
      sx={{ mt: -1.5, mb: 0.5, '& ol': { flexWrap: 'nowrap', overflow: 'hidden', whiteSpace: 'nowrap' } }}
    >
      {crumbs.slice(0, -1).map(({ name, to, lang }) =>
        to === undefined ? (
          <Typography key={name} variant="caption" color="textSecondary" lang={lang}>
            {name}
          </Typography>
        ) : (
          <Link key={name} component={RouterLink} to={to} variant="caption">
            {name}
          </Link>
        ),
      )}
      <Typography variant="caption" aria-current="page">
        {last.name}
      </Typography>
    </MuiBreadcrumbs>
  );
}
