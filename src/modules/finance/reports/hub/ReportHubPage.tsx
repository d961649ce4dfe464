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
import { typeStep } from '@/platform/theme/typography';
import { EmptyState } from '@/platform/ui/EmptyState';
import { IconAction } from '@/platform/ui/IconAction';
import { PageHead } from '@/platform/ui/PageHead';
import { SearchField } from '@/platform/ui/SearchField';
import { indicatorRoutes } from '../../indicators/indicatorRoutes';
import { reportRoutes } from '../reportRoutes';
import { findReports, type HubReport } from './findReports';

const NAME = 'reports.favourites';
const RECENT = 'reports.recent';
/** So many are shown as used last. */
const MOST_RECENT = 4;

/** The names that were kept; what is garbled is left out. */
function readNames(text: string | null): readonly string[] {
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
  const favourites = readNames(useKeptText(key));
  const turn = (name: string) => {
    const next = favourites.includes(name)
      ? favourites.filter((each) => each !== name)
      : [...favourites, name];
    keepText(key, JSON.stringify(next));
  };
  return { favourites, turn };
}

/** The reports that this user opened last from here, the latest first, and how another one is opened. */
function useRecent() {
  const key = preferenceKey(RECENT);
  const recent = readNames(useKeptText(key));
  const opened = (name: string) => {
    const next = [name, ...recent.filter((each) => each !== name)].slice(0, MOST_RECENT);
    keepText(key, JSON.stringify(next));
  };
  return { recent, opened };
}

/** The reports by what they are about; one that is named nowhere stands with the last. */
const GROUPS = {
  money: ['Cash', 'Movements', 'Receivables', 'LoansFinancing', 'ChartOfAccounts'],
  result: ['RuralResult', 'BalanceSheet', 'FamilyIncomeExpenses', 'IncomeTaxStatement', 'Planning'],
  deals: ['Contracts', 'Orders', 'Advances'],
  goods: ['GrainStock', 'AccountingStock', 'StockMovement', 'WoodProductionTransport'],
  assets: ['Patrimony', 'Assets', 'Insurance', 'Properties', 'RealEstateRegistrations'],
  others: [],
} as const satisfies Record<string, readonly string[]>;
type Group = keyof typeof GROUPS;
const GROUP_NAMES = Object.keys(GROUPS) as readonly Group[];

function groupOf(name: string): Group {
  const plain = name.replace('financeReport', '');
  return GROUP_NAMES.find((group) => GROUPS[group].some((each) => each === plain)) ?? 'others';
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
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: 8,
    padding: '8px 4px 8px 16px',
    border: `1px solid ${theme.tokens.border}`,
    borderRadius: radius.card,
    backgroundColor: theme.tokens.surface,
  },
}));

const About = styled('span')(({ theme }) => ({
  ...typeStep('caption'),
  display: 'block',
  color: theme.tokens.textMuted,
}));

interface Hub extends HubReport {
  readonly path: string;
  /** What it answers, in one line. */
  readonly about: string;
}

/** The reports and indicators that this user may open: found by what they answer, the favourites first. */
export function Component() {
  const { t } = useTranslation('financeReportHub');
  const identity = useIdentity();
  const [question, setQuestion] = useState('');
  const { favourites, turn } = useFavourites();
  const { recent, opened } = useRecent();
  const reports = useMemo(() => {
    const say = sayWith(t);
    return ROUTES.flatMap(([name, route]): Hub[] =>
      identity && mayOpen(route, identity) === 'allowed'
        ? [
            {
              name,
              path: route.path,
              title: say(route.title),
              words: say(`financeReportHub:words.${name}`),
              about: say(`financeReportHub:about.${name}`),
            },
          ]
        : [],
    );
  }, [identity, t]);
  const found = findReports(reports, question, t('silent'));
  const marked = question ? [] : found.filter(({ name }) => favourites.includes(name));
  const last = question
    ? []
    : recent.flatMap((name) => found.find((one) => one.name === name && !marked.includes(one)) ?? []);
  const rest = found.filter((one) => !marked.includes(one));
  const section = (title: string, some: readonly Hub[], grouped = false) => (
    <Section
      title={title}
      reports={some}
      grouped={grouped}
      onOpened={opened}
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
      {last.length > 0 && section(t('recent'), last)}
      {found.length > 0 && (question ? section(t('found'), found) : section(t('all'), rest, true))}
    </>
  );
}

interface SectionProps {
  readonly title: string;
  readonly reports: readonly Hub[];
  /** By what they are about, each group under its name. */
  readonly grouped: boolean;
  readonly requested: boolean;
  readonly favourites: readonly string[];
  readonly onFavourite: (name: string) => void;
  readonly onOpened: (name: string) => void;
}

type LinesProps = Omit<SectionProps, 'title' | 'grouped'>;

function Lines({ reports, requested, favourites, onFavourite, onOpened }: LinesProps) {
  const { t } = useTranslation('financeReportHub');
  return (
    <List>
      {reports.map(({ name, path, title: report, about }) => {
        const on = favourites.includes(name);
        return (
          <li key={name}>
            <span>
              <Link
                component={PageLink}
                to={`${path}${requested ? (LOOKS[name] ?? '') : ''}`}
                onClick={() => onOpened(name)}
              >
                {report}
              </Link>
              <About>{about}</About>
            </span>
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
  );
}

function Section({ title, grouped, ...lines }: SectionProps) {
  const { t } = useTranslation('financeReportHub');
  const titleId = useId();
  const groups = GROUP_NAMES.map((group) => ({
    group,
    reports: lines.reports.filter(({ name }) => groupOf(name) === group),
  })).filter(({ reports }) => reports.length > 0);
  return (
    <section aria-labelledby={titleId} style={{ marginTop: 16 }}>
      <Typography id={titleId} variant="h2">
        {title}
      </Typography>
      {grouped ? (
        groups.map(({ group, reports }) => (
          <div key={group}>
            <Typography variant="h3" sx={{ mt: 1.5 }}>
              {t(`groups.${group}`)}
            </Typography>
            <Lines {...lines} reports={reports} />
          </div>
        ))
      ) : (
        <Lines {...lines} />
      )}
    </section>
  );
}
