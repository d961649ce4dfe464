import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { SelectControl } from '@/platform/forms/fields/SelectField';
import { DEFAULT_QUERY } from '@/platform/grid/gridQuery';
import { useItem, useList } from '@/platform/store/useResource';
import { EmptyState } from '@/platform/ui/EmptyState';
import { FailedState } from '@/platform/ui/FailedState';
import { PageHead } from '@/platform/ui/PageHead';
import { SkeletonText } from '@/platform/ui/Skeletons';
import { groupsBy } from '@/platform/typed/records';
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

const IDS = 'ids';
/** The references that the address names, left and right; null where none is chosen. */
function useSides() {
  const [params, setParams] = useSearchParams();
  const ids = (params.get(IDS) ?? '').split(',').map((one) => (/^\d+$/.test(one) ? Number(one) : null));
  const sides = [ids[0] ?? null, ids[1] ?? null] as const;
  const choose = (side: 0 | 1, id: number | null) =>
    setParams(
      { [IDS]: sides.map((one, at) => (at === side ? (id ?? '') : (one ?? ''))).join(',') },
      { replace: true },
    );
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

/** Two references beside each other, nutrient by nutrient. */
export function CompareReferences() {
  const { t } = useTranslation('soilReferences');
  const { sides, choose } = useSides();
  const left = useItem(soilReferences.resource, sides[0]);
  const right = useItem(soilReferences.resource, sides[1]);
  const failed = [left, right].find(({ error }) => error !== null);
  const waits = sides.some((id) => id === null);
  return (
    <>
      <PageHead title={t('compare.title')} subtitle={t('compare.subtitle')} />
      <Sides>
        <SideHead id={sides[0]} label={t('compare.left')} onChange={(id) => choose(0, id)} />
        <SideHead id={sides[1]} label={t('compare.right')} onChange={(id) => choose(1, id)} />
      </Sides>
      {waits ? (
        <EmptyState title={t('compare.empty')} text={t('compare.emptyText')} />
      ) : failed ? (
        <FailedState
          error={failed.error}
          onRetry={failed.retry}
          missing={<EmptyState title={t('compare.gone')} text={t('compare.emptyText')} />}
        />
      ) : left.data && right.data ? (
        <Pairs left={left.data} right={right.data} />
      ) : (
        <SkeletonText lines={8} />
      )}
    </>
  );
}
