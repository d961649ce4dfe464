import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '@/platform/format/instant';
import { AutocompleteControl } from '@/platform/forms/fields/AutocompleteField';
import { useAddressValues } from '@/platform/routing/useAddressValues';
import { ChoiceBar } from '@/platform/ui/ChoiceBar';
import { EmptyState } from '@/platform/ui/EmptyState';
import { ErrorState } from '@/platform/ui/ErrorState';
import { ForbiddenState } from '@/platform/ui/ForbiddenState';
import { PageHead } from '@/platform/ui/PageHead';
import { SkeletonBlock, Loading } from '@/platform/ui/Skeletons';
import { useQuery } from '@/platform/store/useQuery';
import { lotName } from '../choice/lotChoice';
import { LotLink } from '../lot/components/LotLink';
import { lotChoices } from '../lotReportsState';
import { SettlementForm } from './components/SettlementForm';
import { settlementState } from './settlementState';

const PARAM = 'lote';

/** Acerto: the producer's figures of a closed lot beside the integrator's closing sheet, in kilograms and in reais. */
export function Component() {
  const { t } = useTranslation('lotSettlement');
  const { t: reports } = useTranslation('lotReports');
  const { text, set } = useAddressValues();
  const list = useQuery(lotChoices, undefined);
  const closed = useMemo(
    () => (list.data ?? []).filter(({ closingDate }) => closingDate !== null),
    [list.data],
  );
  const asked = text(PARAM);
  const lot = asked === null ? closed[0] : closed.find(({ id }) => String(id) === asked);
  const answer = useQuery(settlementState, lot?.id ?? null);
  const settlement = answer.data;
  const options = useMemo(
    () => closed.map((one) => ({ id: one.id, name: lotName(reports, one) })),
    [closed, reports],
  );
  const body = () => {
    const failed = list.status === 'failed' ? list : answer.status === 'failed' ? answer : null;
    if (failed && !settlement)
      return failed.error?.kind === 'forbidden' ? <ForbiddenState /> : <ErrorState onRetry={failed.reload} />;
    if (list.status === 'ready' && closed.length === 0)
      return <EmptyState title={t('empty.title')} text={t('empty.text')} />;
    if (list.status === 'ready' && !lot)
      return <EmptyState title={reports('unknown.title')} text={reports('unknown.text')} />;
    if (settlement)
      return (
        <SettlementForm
          key={`${settlement.lotId} ${settlement.version}`}
          settlement={settlement}
          onSaved={answer.reload}
        />
      );
    return (
      <Loading>
        <SkeletonBlock height={480} radius={10} />
      </Loading>
    );
  };
  return (
    <>
      <PageHead
        title={t('title')}
        subtitle={
          settlement ? (
            <LotLink id={settlement.lotId}>{reports('choice.lot', { number: settlement.number })}</LotLink>
          ) : (
            t('subtitle')
          )
        }
        aside={
          settlement?.savedAt
            ? t('savedAt', { when: formatDateTime(settlement.savedAt), who: settlement.savedBy })
            : undefined
        }
      />
      <ChoiceBar>
        <div className="wide">
          <AutocompleteControl
            label={reports('choice.label')}
            value={lot?.id ?? null}
            options={options}
            loading={list.status === 'loading'}
            onChange={(id) => set({ [PARAM]: id }, { push: true })}
          />
        </div>
      </ChoiceBar>
      {body()}
    </>
  );
}
