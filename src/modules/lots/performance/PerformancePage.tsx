import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { MultiSelectControl } from '@/platform/forms/fields/MultiSelectField';
import { useAddressValues } from '@/platform/routing/useAddressValues';
import { FailedState } from '@/platform/ui/FailedState';
import { PageHead } from '@/platform/ui/PageHead';
import { SkeletonBlock, Loading } from '@/platform/ui/Skeletons';
import { useQuery } from '@/platform/store/useQuery';
import { lotName } from '../choice/lotChoice';
import { Compared } from './components/Compared';
import { OfferedLots } from './components/OfferedLots';
import { coursesState, lotChoices } from '../lotReportsState';
import { MEASURES, MOST_LOTS } from './rules/comparedRows';

const PARAM = 'lote';
const AS = ['diferenca'] as const;
const Bar = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  justifyItems: 'start',
  marginBottom: 12,
  '& > :first-of-type': { width: '100%', maxWidth: 720 },
  // The line under the field takes room only while it says something.
  '& [data-blank]': { display: 'none' },
});

/** Up to ten lots by age: weight, feed, water and loss; one alone beside its reference, the five before it and its forecast. */
export function Component() {
  const { t } = useTranslation('lotReports');
  const { list: listOf, word, set } = useAddressValues();
  const list = useQuery(lotChoices, undefined);
  const known = list.data ?? [];
  const requested = listOf(PARAM);
  const chosen = known.filter(({ id }) => requested.includes(String(id))).slice(0, MOST_LOTS);
  const measure = word('medida', MEASURES) ?? 'weight';
  // No reference says what a bird drinks.
  const comparable = measure !== 'water';
  const difference = comparable && word('como', AS) === 'diferenca';
  const answer = useQuery(coursesState, chosen.length === 0 ? null : chosen.map(({ id }) => id));
  const options = useMemo(
    () => (list.data ?? []).map((lot) => ({ id: lot.id, name: lotName(t, lot) })),
    [list.data, t],
  );
  const choose = (ids: readonly number[]) => set({ [PARAM]: ids.slice(0, MOST_LOTS) }, { push: true });
  const full = chosen.length >= MOST_LOTS;
  const body = () => {
    const failed = list.status === 'failed' ? list : answer.status === 'failed' ? answer : null;
    if (failed && !answer.data) return <FailedState error={failed.error} onRetry={failed.retry} />;
    if (list.status === 'ready' && chosen.length === 0) return <OfferedLots lots={known} onChoose={choose} />;
    if (answer.data) return <Compared courses={answer.data} measure={measure} difference={difference} />;
    return (
      <Loading>
        <SkeletonBlock height={420} radius={10} />
      </Loading>
    );
  };
  return (
    <>
      <PageHead title={t('performance.title')} subtitle={t('performance.subtitle')} />
      <Bar>
        <MultiSelectControl
          label={t('performance.lots')}
          value={chosen.map(({ id }) => id)}
          options={full ? options.filter(({ id }) => requested.includes(String(id))) : options}
          helper={full ? t('performance.full', { count: MOST_LOTS }) : undefined}
          onChange={choose}
        />
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label={t('performance.measure')}
          value={measure}
          onChange={(_, next: string | null) => next && set({ medida: next }, { push: true })}
        >
          {MEASURES.map((one) => (
            <ToggleButton key={one} value={one}>
              {t(`performance.measures.${one}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        {comparable && (
          <ToggleButton
            size="small"
            value="diferenca"
            selected={difference}
            onChange={() => set({ como: difference ? null : 'diferenca' }, { push: true })}
          >
            {t('performance.difference')}
          </ToggleButton>
        )}
      </Bar>
      {body()}
    </>
  );
}
