import StarBorderOutlined from '@mui/icons-material/StarBorderOutlined';
import StarOutlined from '@mui/icons-material/StarOutlined';
import SearchOutlined from '@mui/icons-material/SearchOutlined';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mayOpen } from '@/domain/identity/permissions';
import { useIdentity } from '@/domain/identity/selectors';
import { keepText, preferenceKey, useKeptText } from '@/platform/grid/gridPreferences';
import { sayWith } from '@/platform/i18n/say';
import { PageLink } from '@/platform/routing/pageLink';
import { layout, radius } from '@/platform/theme/tokens';
import { EmptyState } from '@/platform/ui/EmptyState';
import { IconAction } from '@/platform/ui/IconAction';
import { PageHead } from '@/platform/ui/PageHead';
import { SearchField } from '@/platform/ui/SearchField';
import { indicatorRoutes } from '../../indicators/indicatorRoutes';
import { reportRoutes } from '../reportRoutes';
import { findReports, type HubReport } from './findReports';

const NAME = 'reports.favourites';

/** The names that were kept; what is garbled is left out. */
function readFavourites(text: string | null): readonly string[] {
  if (!text) return [];
  try {
    const names: unknown = JSON.parse(text);
    return Array.isArray(names) ? names.filter((name): name is string => typeof name === 'string') : [];
  } catch {
    // Garbled storage: the list starts afresh.
    return [];
  }
}

/** The reports that this user has marked for this customer, and how to mark one or take the mark away. */
function useFavourites() {
  const key = preferenceKey(NAME);
  const favourites = readFavourites(useKeptText(key));
  const turn = (name: string) => {
    const next = favourites.includes(name)
      ? favourites.filter((each) => each !== name)
      : [...favourites, name];
    keepText(key, JSON.stringify(next));
  };
  return { favourites, turn };
}

const ROUTES = Object.entries({ ...reportRoutes, ...indicatorRoutes });
/** Where a question leads to a certain look of a report: payments stand by account. */
const LOOKS: Readonly<Record<string, string>> = { financeReportMovements: '?grupos=account' };

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
  gap: layout.gap,
  margin: '8px 0 24px',
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 8,
    padding: '4px 4px 4px 16px',
    border: `1px solid ${theme.tokens.border}`,
    borderRadius: radius.card,
    backgroundColor: theme.tokens.surface,
  },
}));

interface Hub extends HubReport {
  readonly path: string;
}

/** The reports and indicators that this user may open: found by what they answer, the favourites first. */
export function Component() {
  const { t } = useTranslation('financeReportHub');
  const identity = useIdentity();
  const [question, setQuestion] = useState('');
  const { favourites, turn } = useFavourites();
  const reports = useMemo(() => {
    const say = sayWith(t);
    return ROUTES.flatMap(([name, route]): Hub[] =>
      identity && mayOpen(route, identity) === 'allowed'
        ? [{ name, path: route.path, title: say(route.title), words: say(`financeReportHub:words.${name}`) }]
        : [],
    );
  }, [identity, t]);
  const found = findReports(reports, question, t('silent'));
  const marked = question ? [] : found.filter(({ name }) => favourites.includes(name));
  const section = (title: string, some: readonly Hub[]) => (
    <Section
      title={title}
      reports={some}
      requested={question !== ''}
      favourites={favourites}
      onFavourite={turn}
    />
  );
  return (
    <>
      <PageHead title={t('title')} subtitle={t('subtitle')} />
      <SearchField label={t('search')} value={question} delay={150} width={420} onSearch={setQuestion} />
      {found.length === 0 && (
        <EmptyState icon={<SearchOutlined />} title={t('none.title')} text={t('none.text')} />
      )}
      {marked.length > 0 && section(t('favourites'), marked)}
      {found.length > 0 &&
        section(
          question ? t('found') : t('all'),
          question ? found : found.filter((one) => !marked.includes(one)),
        )}
    </>
  );
}

interface SectionProps {
  readonly title: string;
  readonly reports: readonly Hub[];
  readonly requested: boolean;
  readonly favourites: readonly string[];
  readonly onFavourite: (name: string) => void;
}

function Section({ title, reports, requested, favourites, onFavourite }: SectionProps) {
  const { t } = useTranslation('financeReportHub');
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} style={{ marginTop: 16 }}>
      <Typography id={titleId} variant="h2">
        {title}
      </Typography>
      <List>
        {reports.map(({ name, path, title: report }) => {
          const on = favourites.includes(name);
          return (
            <li key={name}>
              <Link component={PageLink} to={`${path}${requested ? (LOOKS[name] ?? '') : ''}`}>
                {report}
              </Link>
              <IconAction
                label={t(on ? 'unmark' : 'mark', { report })}
                icon={on ? <StarOutlined /> : <StarBorderOutlined />}
                pressed={on}
                onClick={() => onFavourite(name)}
              />
            </li>
          );
        })}
      </List>
    </section>
  );
}
