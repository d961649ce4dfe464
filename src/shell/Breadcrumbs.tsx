import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { generatePath, Link, useLocation, useParams } from 'react-router-dom';
import { moduleLeaves } from '@/domain/menu/activePath';
import { sayWith } from '@/platform/i18n/say';
import { routeEntry } from '@/platform/routing/catalogue';
import { usePageName } from '@/platform/routing/pageName';
import type { RouteEntry } from '@/platform/routing/routeTypes';
import { useRouteHandle } from '@/platform/routing/useRouteHandle';
import { typeStep } from '@/platform/theme/typography';
import { useMenu } from './nav/useMenu';

// Pulled into the padding of the page, so that the first row below stands nearly as high as without it.
const Path = styled('ol')(({ theme }) => ({
  ...typeStep('caption'),
  display: 'flex',
  margin: '-12px 0 4px',
  padding: 0,
  listStyle: 'none',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  color: theme.tokens.textMuted,
  '& li + li::before': { content: '"/" / ""', marginInline: 6 },
  '& li:last-of-type': { overflow: 'hidden', textOverflow: 'ellipsis', color: theme.tokens.text },
  '& a': { color: theme.tokens.primary, textDecoration: 'none', '&:hover': { textDecoration: 'underline' } },
  '@media print': { display: 'none' },
}));

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
  const title = sayWith(t);
  const params = useParams();
  const { pathname } = useLocation();
  const { modules, active } = useMenu();
  const name = usePageName();
  const handle = useRouteHandle();
  if (!handle) return [];
  const module = active && modules.find((one) => moduleLeaves(one).some(({ id }) => id === active.id));
  const group = module?.groups.find(({ leaves }) => leaves.some(({ id }) => id === active?.id));
  const entry = routeEntry(handle.name);
  const page = title(handle.title);
  const base = entry?.path.split('/:')[0];
  const own: Crumb = { name: page, ...(base === undefined || base === pathname ? {} : { to: base }) };
  // A page that is the whole of its module, with groups of its own: the module's name leads to it.
  const whole = module?.name === page && group !== undefined;
  const crumbs: Crumb[] = [
    ...(module ? [whole ? own : { name: module.name, lang: module.lang }] : []),
    ...(group && group.name !== page ? [{ name: group.name, lang: group.lang }] : []),
    ...pagesAbove(handle.name).map((one) => ({ name: title(one.title), to: generatePath(one.path, params) })),
    // What stands for a page of the former site has no entry: its name alone is said.
    ...(base === undefined || whole ? [] : [own]),
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
    <nav aria-label={t('breadcrumbs')}>
      <Path>
        {crumbs.map(({ name, to, lang }, at) => (
          <li key={name} lang={lang} aria-current={at === crumbs.length - 1 ? 'page' : undefined}>
            {to === undefined || at === crumbs.length - 1 ? name : <Link to={to}>{name}</Link>}
          </li>
        ))}
      </Path>
    </nav>
  );
}
