import { useTranslation } from 'react-i18next';
import { momentText } from '@/platform/format/dayText';
import { ChoiceBar } from '@/platform/ui/ChoiceBar';
import { EmptyState } from '@/platform/ui/EmptyState';
import { FailedState } from '@/platform/ui/FailedState';
import { PageHead } from '@/platform/ui/PageHead';
import { SkeletonBlock, Loading } from '@/platform/ui/Skeletons';
import { useQuery } from '@/platform/store/useQuery';
import { NoAviaryLink } from '../NoAviaryLink';
import type { LotChoice } from '../choice/lotChoice';
import { LotControl } from '../choice/LotControl';
import { useChosenLot } from '../choice/useChosenLot';
import { LotLink } from '../lot/components/LotLink';
import { SettlementForm } from './components/SettlementForm';
import { settlementState } from './settlementState';

const isClosed = ({ closingDate }: LotChoice) => closingDate !== null;

/** Acerto: the producer's figures of a closed lot beside the integrator's closing sheet, in kilograms and in reais. */
export function Component() {
  const { t } = useTranslation('lotSettlement');
  const { t: reports } = useTranslation('lotReports');
  const chosen = useChosenLot({ isOffered: isClosed });
  const { list, lots: closed, lot } = chosen;
  const answer = useQuery(settlementState, lot?.id ?? null);
  const settlement = answer.data;
  const body = () => {
    const failed = list.status === 'failed' ? list : answer.status === 'failed' ? answer : null;
    if (failed && !settlement) return <FailedState error={failed.error} onRetry={failed.retry} />;
    if (list.status === 'ready' && closed.length === 0)
      return <EmptyState title={t('empty.title')} text={t('empty.text')} action={<NoAviaryLink />} />;
    if (list.status === 'ready' && !lot)
      return <EmptyState title={reports('unknown.title')} text={reports('unknown.text')} />;
    if (settlement)
      return <SettlementForm key={`${settlement.lotId} ${settlement.version}`} settlement={settlement} />;
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
            ? t('savedAt', { when: momentText(settlement.savedAt), who: settlement.savedBy })
            : undefined
        }
      />
      <ChoiceBar>
        <LotControl chosen={chosen} />
      </ChoiceBar>
      {body()}
    </>
  );
}
