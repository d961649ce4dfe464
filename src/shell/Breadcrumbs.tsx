import MuiBreadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { generatePath, Link as RouterLink, useMatches, useParams } from 'react-router-dom';
import { routeEntry } from '@/platform/routing/catalogue';
import type { RouteEntry } from '@/platform/routing/routeTypes';

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

/** Where this page stands among the others; a page at the top has none. */
export function Breadcrumbs() {
  const { t } = useTranslation('shell');
  const title = t as (key: string) => string;
  const params = useParams();
  const handle = useMatches().at(-1)?.handle as { name: string; title: string } | undefined;
  const above = handle ? pagesAbove(handle.name) : [];
  if (!handle || above.length === 0) return null;
  return (
    <MuiBreadcrumbs aria-label={t('breadcrumbs')} sx={{ mb: 1 }}>
      {above.map((entry) => (
        <Link key={entry.path} component={RouterLink} to={generatePath(entry.path, params)} variant="caption">
          {title(entry.title)}
        </Link>
      ))}
      <Typography variant="caption" aria-current="page">
        {title(handle.title)}
      </Typography>
    </MuiBreadcrumbs>
  );
}
