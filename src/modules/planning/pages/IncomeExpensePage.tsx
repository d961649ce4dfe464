import SummarizeOutlined from '@mui/icons-material/SummarizeOutlined';
import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useActivityWords } from '@/families/activity/parts/words';
import type { Center } from '@/families/activity/activityValues';
import { SEASON_MONTHS } from '@/families/activity/rules/months';
import { useBegunFilter } from '@/domain/selection/useBegunFilter';
import { useChosen } from '@/domain/selection/useChosen';
import { useHoldsMenuKey } from '@/domain/identity/useHoldsMenuKey';
import { SelectControl } from '@/platform/forms/fields/SelectField';
import { href } from '@/platform/routing/href';
import { useItem } from '@/platform/store/useResource';
import { layout } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import { ChoiceBar } from '@/platform/ui/ChoiceBar';
import { EmptyState } from '@/platform/ui/EmptyState';
import { PageHead } from '@/platform/ui/PageHead';
import { CellDocuments } from '../components/CellDocuments';
import { ComparisonCharts } from '../components/ComparisonCharts';
import { ComparisonSheet } from '../components/ComparisonSheet';
import { LoadState } from '../components/LoadState';
import { SplitTable } from '../components/SplitTable';
import { StaleNote } from '../components/StaleNote';
import { useBasis } from '../components/useBasis';
import type { ComparisonQuery } from '../planningService';
import { comparisonKey, comparisons } from '../planningSlice';
import type { BasisPlan, Comparison } from '../planningTypes';
import { isByArea } from '../rules/centersFor';
import { type ComparedRow, comparedRows, lastOver, rowDelta } from '../rules/comparedRows';
import { divisorsOf, type Measure, MEASURES, perMeasure } from '../rules/measures';
import { soldFigures } from '../rules/soldFigures';
import { SeasonSelect } from '../components/SeasonSelect';
import { seasonName, usePlanningAddress, usePlanningYear } from '../seasonYear';

const Stack = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: layout.gap });
const Note = styled('p')(({ theme }) => ({
  ...typeStep('caption'),
  margin: 0,
  color: theme.tokens.textMuted,
}));
const ALL = 0;
const NO_CENTERS: readonly Center[] = [];
const NO_PLANS: readonly BasisPlan[] = [];
/** The measures as the address names them. */
const ADDRESS: Readonly<Record<Measure, string | null>> = { TOTAL: null, HECTARE: 'ha', UNIT: 'unidade' };

/** From which version of each planning the planned figures come. */
function BasisNote({ plans }: { readonly plans: readonly BasisPlan[] }) {
  const { t } = useTranslation('planning');
  const known = plans.flatMap(({ title, version, approved }) => {
    const number = approved?.number ?? version;
    if (number === null) return [];
    return [t(approved ? 'compare.basisApproved' : 'compare.basisDraft', { title, number })];
  });
  if (known.length === 0) return null;
  return (
    <Note>
      {t('compare.basisPlans')} {known.join(' · ')}
    </Note>
  );
}

interface BodyProps {
  readonly data: Comparison;
  readonly query: ComparisonQuery;
  /** 0 is January. */
  readonly month: number | null;
  readonly measure: Measure;
  readonly centers: readonly Center[];
}

function Body({ data, query, month, measure, centers }: BodyProps) {
  const { t } = useTranslation('planning');
  const { t: words } = useTranslation('activity');
  const { monthInText } = useActivityWords();
  const holds = useHoldsMenuKey();
  const [cell, setCell] = useState<ComparedRow | null>(null);
  const sold = useMemo(
    () => data.products.map((product) => ({ unit: product.unit, ...soldFigures(product, month) })),
    [data.products, month],
  );
  /** Centers that are counted in heads or water: the hectares of the others are no measure of their money. */
  const landless = useMemo(() => {
    const ids = new Set(data.products.map(({ centerId }) => centerId));
    return centers.filter(({ id, kind }) => ids.has(id) && !isByArea(kind)).map(({ name }) => name);
  }, [data.products, centers]);
  const area = landless.length > 0 ? null : data.area;
  const divisors = divisorsOf(measure, area, sold);
  const compared = useMemo(() => comparedRows(data.accounts, month), [data.accounts, month]);
  const rows = useMemo(
    () => perMeasure(compared, divisorsOf(measure, area, sold)),
    [compared, sold, area, measure],
  );
  const unitName = divisors.unit === null ? '' : words(`units.${divisors.unit}`, divisors.unit);
  const last = lastOver(data.accounts, month);
  const dueName = last === null ? t('compare.dueNone') : t('compare.due', { month: monthInText(last + 1) });
  const incomeDeltas = compared.filter(({ side }) => side === 'INCOME').map(rowDelta);
  const incomeDelta = incomeDeltas.includes(null)
    ? null
    : incomeDeltas.reduce<number>((all, delta) => all + (delta ?? 0), 0);
  if (data.accounts.length === 0 && data.unread === 0)
    return <EmptyState title={t('compare.emptyTitle')} text={t('compare.emptyText')} />;
  return (
    <Stack>
      {data.unread > 0 && <Alert severity="error">{t('compare.unread', { count: data.unread })}</Alert>}
      <div>
        <Note>{month === null ? t('compare.open', { due: dueName }) : t('compare.openMonth')}</Note>
        <BasisNote plans={data.plans} />
      </div>
      {measure !== 'TOTAL' && (divisors.planned === null || divisors.actual === null) && (
        <Note role="status">
          {measure === 'HECTARE' && landless.length > 0
            ? t('measures.landless', { centers: landless.join(', ') })
            : t(divisors.planned === null ? `measures.unknown${measure}` : 'measures.notSold')}
        </Note>
      )}
      <ComparisonSheet
        rows={rows}
        dueName={month === null ? dueName : null}
        measure={{ TOTAL: null, HECTARE: words('units.ha'), UNIT: unitName || t('measures.unit') }[measure]}
        onOpen={holds('DOCUMENT_QUERY') ? setCell : undefined}
      />
      <ComparisonCharts accounts={data.accounts} products={data.products} />
      {data.products.length > 0 && (
        <SplitTable products={data.products} month={month} dueName={dueName} incomeDelta={incomeDelta} />
      )}
      {cell && (
        <CellDocuments
          query={{ ...query, accountId: cell.id, month: month === null ? null : month + 1 }}
          title={t('documents.title', {
            account: cell.name,
            when:
              month === null
                ? seasonName(query.harvestYear)
                : words(`months.${month + 1}`, String(month + 1)),
          })}
          onClose={() => setCell(null)}
        />
      )}
    </Stack>
  );
}

/** Income and expense of a crop year as planned and as they came, by account. */
export function Component() {
  const { t } = useTranslation('planning');
  const { t: words } = useTranslation('activity');
  const { params, number, set } = usePlanningAddress();
  const [year, chooseYear] = usePlanningYear();
  const { basis: lists } = useBasis();
  const centers = useMemo(() => lists?.centers.map(({ id }) => String(id)) ?? null, [lists]);
  const [, chooseFarm] = useChosen('farm');
  const { number: centerId, choose } = useBegunFilter('costCenter', 'centro', centers);
  const chooseCenter = (id: number | null) => {
    const farmId = lists?.centers.find((each) => each.id === id)?.groupId;
    if (farmId != null) chooseFarm(String(farmId));
    choose(id === null ? null : String(id));
  };
  const basis = params.get('regime') === 'emissao' ? 'ISSUE' : 'PAYMENT';
  const typed = number('mes');
  const month = typed !== null && typed >= 1 && typed <= 12 ? typed : null;
  const measure = MEASURES.find((each) => ADDRESS[each] === params.get('medida')) ?? 'TOTAL';
  const query = { harvestYear: year, centerId, basis } as const;
  const { data, status, error, retry } = useItem(comparisons, comparisonKey(query), { follows: true });
  const holds = useHoldsMenuKey();
  const navigate = useNavigate();
  const openReport = () => {
    const at = lists?.centers.find(({ id }) => id === centerId);
    // A center is offered under its farm.
    const place = at?.groupId == null ? {} : { 'filtro.propriedade': at.groupId, 'filtro.centro': at.id };
    void navigate(href('financeReportPlanning', {}, { consulta: 1, 'filtro.anoSafra': year, ...place }));
  };
  const basisName = t(basis === 'ISSUE' ? 'compare.issueBasis' : 'compare.paymentBasis');
  return (
    <>
      <PageHead
        title={t('pages.incomeExpense')}
        subtitle={t('compare.subtitle', { year: seasonName(year), basis: basisName.toLowerCase() })}
        actions={
          holds('REPORT_PLANNING')
            ? [{ label: t('overview.report'), icon: <SummarizeOutlined />, onClick: openReport }]
            : []
        }
      />
      <ChoiceBar>
        <SeasonSelect label={t('overview.year')} year={year} onYear={chooseYear} />
        <SelectControl
          label={t('compare.center')}
          value={centerId ?? ALL}
          clearable={false}
          options={[
            { id: ALL, name: t('compare.allCenters') },
            ...(lists?.centers ?? []).map(({ id, name, groupName }) => ({
              id,
              name: `${name} · ${groupName}`,
            })),
          ]}
          onChange={(next) => chooseCenter(next === ALL ? null : next)}
        />
        <SelectControl
          label={t('compare.basis')}
          value={basis}
          clearable={false}
          options={[
            { id: 'PAYMENT', name: t('compare.paymentBasis') },
            { id: 'ISSUE', name: t('compare.issueBasis') },
          ]}
          onChange={(next) => set('regime', next === 'ISSUE' ? 'emissao' : null)}
        />
        <SelectControl
          label={t('compare.view')}
          value={month ?? ALL}
          clearable={false}
          options={[
            { id: ALL, name: t('compare.whole') },
            ...SEASON_MONTHS.map((at) => ({ id: at + 1, name: words(`months.${at + 1}`, String(at + 1)) })),
          ]}
          onChange={(next) => set('mes', next ? String(next) : null)}
        />
        <SelectControl
          label={t('measures.label')}
          value={measure}
          clearable={false}
          options={MEASURES.map((id) => ({ id, name: t(`measures.${id}`) }))}
          onChange={(next) => set('medida', next === null ? null : ADDRESS[next])}
        />
      </ChoiceBar>
      <StaleNote harvestYear={year} rows={data?.plans ?? NO_PLANS} />
      {data ? (
        <Body
          data={data}
          query={query}
          month={month === null ? null : month - 1}
          measure={measure}
          centers={lists?.centers ?? NO_CENTERS}
        />
      ) : (
        <LoadState failed={status === 'failed'} error={error} onRetry={retry} />
      )}
    </>
  );
}
