import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import { styled } from '@mui/material/styles';
import { forwardRef, type AnchorHTMLAttributes } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, matchRoutes } from 'react-router-dom';
import { VisuallyHidden } from '@/platform/ui/VisuallyHidden';
import { entryAt, routeCatalogueEntries } from './catalogue';
import { embeddedPaths, stayEmbedded } from './embedded';

const Mark = styled('span')({
  display: 'inline-flex',
  flex: 'none',
  marginLeft: 'auto',
  opacity: 0.75,
  '& svg': { fontSize: 14 },
});

/** Says before the click that a page is still on the former site: a quiet icon, and words for screen readers. */
function FormerSiteMark() {
  const { t } = useTranslation('common');
  return (
    <Mark title={t('formerSite')}>
      <HistoryOutlined aria-hidden />
      <VisuallyHidden>{t('formerSiteMark')}</VisuallyHidden>
    </Mark>
  );
}

/**
 * Paths that were looked up before, by catalogue: matching goes through hundreds of routes, at every drawing of a link.
 */
const cache = new WeakMap<object, Map<string, boolean>>();

/** True when this application has a page at the path; what it has not is still on the former site. */
export function isOwnPage(path: string): boolean {
  const pathname = path.replace(/[?#].*$/, '');
  const entries = routeCatalogueEntries();
  const known = cache.get(entries) ?? new Map<string, boolean>();
  cache.set(entries, known);
  const before = known.get(pathname);
  if (before !== undefined) return before;
  const own =
    matchRoutes(
      // An address below `/app` is of the page that stands there too.
      entries.flatMap((entry) => [entry.path, ...embeddedPaths(entry)].map((path) => ({ path }))),
      pathname,
    ) !== null;
  known.set(pathname, own);
  return own;
}

interface PageLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
  /** The backend says that the page is on the former site. */
  legacy?: boolean;
}

/** A link within the application, or, to a page that is still on the former site, a full page load. */
export const PageLink = forwardRef<HTMLAnchorElement, PageLinkProps>(function PageLink(
  { to, legacy = false, children, ...rest },
  ref,
) {
  const own = !legacy && isOwnPage(to);
  if (!own) {
    return (
      <a ref={ref} href={to} {...rest}>
        {children}
        <FormerSiteMark />
      </a>
    );
  }
  return (
    <Link ref={ref} to={stayEmbedded(entryAt(to), to)} {...rest}>
      {children}
    </Link>
  );
});
