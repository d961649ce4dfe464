import { styled } from '@mui/material/styles';
import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { mayOpen } from '@/domain/identity/permissions';
import { useIdentity } from '@/domain/identity/selectors';
import { formatDate } from '@/platform/format/date';
import { SelectControl } from '@/platform/forms/fields/SelectField';
import { DEFAULT_QUERY } from '@/platform/grid/gridQuery';
import { useAddressValues } from '@/platform/routing/useAddressValues';
import { useItem, useList } from '@/platform/store/useResource';
import { Card } from '@/platform/ui/Card';
import { EmptyState } from '@/platform/ui/EmptyState';
import { FailedState } from '@/platform/ui/FailedState';
import { PageHead } from '@/platform/ui/PageHead';
import { SkeletonText } from '@/platform/ui/Skeletons';
import { groupsBy } from '@/platform/typed/records';
import { depthText, plotsText } from '../analysisText';
import { ClassTable } from '../interpretation/ClassTable';
import { interpret } from '../rules/interpret';
import { tablesOf } from '../rules/reference';
import { soilAnalyses } from '../soilAnalysisState';
import { ReferenceTables } from './ReferenceTables';
import { soilReferences } from './soilReferences';
import type { SoilReference } from './soilReferenceWire';

const Sides = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 16,
  alignItems: 'start',
  marginTop: 16,
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));
const Pair = styled('div')({ display: 'contents' });
const Facts = styled('p')(({ theme: { tokens, typography } }) => ({
  ...typography.caption,
  margin: '6px 0 0',
  color: tokens.textMuted,
}));

const Choice = styled('div')({ maxWidth: 480, marginTop: 16 });

/** The analysis that both are compared on. */
const ANALYSIS = 'analise';
const ANALYSES = { path: '/agricultura/analise-de-solo', permission: 'AGRICULTURE_SOIL_ANALYSIS' } as const;
const IDS = 'ids';
/** The references that the address names, left and right; null where none is chosen. */
function useSides() {
  const { text, set } = useAddressValues();
  const ids = (text(IDS) ?? '').split(',').map((one) => (/^\d+$/.test(one) ? Number(one) : null));
  const sides = [ids[0] ?? null, ids[1] ?? null] as const;
  const choose = (side: 0 | 1, id: number | null) =>
    set({ [IDS]: sides.map((one, at) => (at === side ? (id ?? '') : (one ?? ''))).join(',') });
  return { sides, choose };
}

interface SideProps {
  readonly id: number | null;
  readonly label: string;
  readonly onChange: (id: number | null) => void;
}

/** Which reference stands on a side, and whose it is. */
function SideHead({ id, label, onChange }: SideProps) {
  const { t } = useTranslation('soilReferences');
  const { rows } = useList(soilReferences.resource, DEFAULT_QUERY);
  const chosen = rows.find((row) => row.id === id);
  return (
    <div>
      <SelectControl<number>
        label={label}
        value={id}
        onChange={onChange}
        options={rows.map((row) => ({ id: row.id, name: row.name }))}
      />
      {chosen && (
        <Facts>
          {[
            `${chosen.manual} (${chosen.edition})`,
            chosen.region,
            chosen.crops,
            chosen.limeMethod && t(`methods.${chosen.limeMethod}`),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Facts>
      )}
    </div>
  );
}

/** The same nutrient of both, left and right; one that a side lacks leaves its place empty. */
function Pairs({ left, right }: { readonly left: SoilReference; readonly right: SoilReference }) {
  const { t } = useTranslation('soilReferences');
  const id = useId();
  const [ofLeft, ofRight] = [left, right].map(({ rows }) => groupsBy(rows, ({ quantity }) => quantity));
  const quantities = [...new Set([...(ofLeft?.keys() ?? []), ...(ofRight?.keys() ?? [])])];
  return (
    <Sides>
      {quantities.map((quantity) => (
        <Pair key={quantity} role="group" aria-label={t(`quantities.${quantity}`)} id={`${id}-${quantity}`}>
          {[ofLeft, ofRight].map((groups, side) => {
            const rows = groups?.get(quantity) ?? [];
            return rows.length > 0 ? (
              <ReferenceTables
                key={side === 0 ? 'left' : 'right'}
                rows={rows}
                of={(side === 0 ? left : right).name}
              />
            ) : (
              <Facts key={side === 0 ? 'left' : 'right'}>
                {t('compare.lacks', {
                  name: (side === 0 ? left : right).name,
                  quantity: t(`quantities.${quantity}`),
                })}
              </Facts>
            );
          })}
        </Pair>
      ))}
    </Sides>
  );
}

/** What both say of one analysis: the classes of its means and points, left and right. */
function OnAnalysis({ id, left, right }: { id: number; left: SoilReference; right: SoilReference }) {
  const { t } = useTranslation('soilReferences');
  const { data, error, retry } = useItem(soilAnalyses.AGRICULTURE, id);
  const sides = useMemo(
    () =>
      data
        ? [left, right].map((reference) => ({
            reference,
            quantities: interpret(data, tablesOf(reference.rows)).filter(({ table }) => table !== null),
          }))
        : [],
    [data, left, right],
  );
  if (error)
    return <FailedState error={error} onRetry={retry} missing={<Facts>{t('compare.noAnalysis')}</Facts>} />;
  if (!data) return <SkeletonText lines={6} />;
  return (
    <Sides>
      {sides.map(({ reference, quantities }) => (
        <Card key={reference.id} title={reference.name} flush>
          {quantities.length > 0 ? (
            <ClassTable quantities={quantities} former={null} />
          ) : (
            <EmptyState title={t('compare.nothing')} />
          )}
        </Card>
      ))}
    </Sides>
  );
}

/** Two references beside each other, nutrient by nutrient, or on one analysis. */
export function CompareReferences() {
  const { t } = useTranslation('soilReferences');
  const { sides, choose } = useSides();
  const left = useItem(soilReferences.resource, sides[0]);
  const right = useItem(soilReferences.resource, sides[1]);
  const failed = [left, right].find(({ error }) => error !== null);
  const waits = sides.some((id) => id === null);
  const { id, set } = useAddressValues();
  const analysisId = id(ANALYSIS);
  const identity = useIdentity();
  const mayRead = identity !== null && mayOpen(ANALYSES, identity) === 'allowed';
  const {
    rows: analyses,
    list: analysesList,
    retry,
  } = useList(soilAnalyses.AGRICULTURE, mayRead ? undefined : null);
  return (
    <>
      <PageHead title={t('compare.title')} subtitle={t('compare.subtitle')} />
      <Sides>
        <SideHead id={sides[0]} label={t('compare.left')} onChange={(id) => choose(0, id)} />
        <SideHead id={sides[1]} label={t('compare.right')} onChange={(id) => choose(1, id)} />
      </Sides>
      {mayRead && (
        <Choice>
          <SelectControl<number>
            label={t('compare.analysis')}
            value={analysisId}
            onChange={(next) => set({ [ANALYSIS]: next })}
            options={analyses.map((row) => ({
              id: row.id,
              name: `${plotsText(row)} · ${formatDate(row.collectedAt)} · ${depthText(row)}`,
            }))}
            loading={analysesList.status === 'loading'}
            failed={analysesList.status === 'failed'}
            onRetry={retry}
          />
        </Choice>
      )}
      {waits ? (
        <EmptyState title={t('compare.empty')} text={t('compare.emptyText')} />
      ) : failed ? (
        <FailedState
          error={failed.error}
          onRetry={failed.retry}
          missing={<EmptyState title={t('compare.gone')} text={t('compare.emptyText')} />}
        />
      ) : left.data && right.data && analysisId !== null && mayRead ? (
        <OnAnalysis id={analysisId} left={left.data} right={right.data} />
      ) : left.data && right.data ? (
        <Pairs left={left.data} right={right.data} />
      ) : (
        <SkeletonText lines={8} />
      )}
    </>
  );
}
