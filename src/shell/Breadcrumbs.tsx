import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { generatePath, Link, useLocation, useParams } from 'react-router-dom';
import { routeEntry } from '@/platform/routing/catalogue';
import { usePageName } from '@/platform/routing/pageName';
import type { RouteEntry } from '@/platform/routing/routeTypes';
import { useRouteHandle } from '@/platform/routing/useRouteHandle';
import { typeStep } from '@/platform/theme/typography';
import { useMenu } from './nav/useMenu';
import { type Crumb, crumbsOf } from './rules/crumbs';
import { useTitleOf } from './useTitleOf';

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

function useCrumbs(): Crumb[] {
  const title = useTitleOf();
  const params = useParams();
  const { pathname } = useLocation();
  const { modules, active } = useMenu();
  const inside = usePageName();
  const handle = useRouteHandle();
  const page = handle && title(handle.title);
  if (!handle || !page) return [];
  const above = pagesAbove(handle.name).flatMap((one) => {
    const name = title(one.title);
    return name === null ? [] : [{ name, to: generatePath(one.path, params) }];
  });
  // What stands for a page of the former site has no entry: its name alone is said.
  const base = routeEntry(handle.name)?.path.split('/:')[0];
  return crumbsOf(modules, active, { page, base, pathname, above, inside });
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
