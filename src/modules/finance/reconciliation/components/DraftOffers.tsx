import { useTranslation } from 'react-i18next';
import { dayText } from '@/platform/format/dayText';
import { formatMoney } from '@/platform/format/money';
import { Banner } from '@/platform/ui/Banner';
import type { useMatchDrafts } from '../hooks/useMatchDrafts';
import type { BankLine } from '../reconciliationTypes';
import { nameOfLine } from './LineParts';

const MOST = 3;

interface DraftOffersProps {
  readonly drafts: ReturnType<typeof useMatchDrafts>;
  readonly onGoOn: (line: BankLine) => void;
}

/** Matches by hand that were begun and not confirmed: to go on with or to discard. */
export function DraftOffers({ drafts: { offered, lost, closeLost, forget }, onGoOn }: DraftOffersProps) {
  const { t } = useTranslation('financeReconciliation');
  return (
    <>
      {lost > 0 && <Banner tone="warning" fact={t('draft.lost', { count: lost })} onClose={closeLost} />}
      {offered.slice(0, MOST).map(({ line, draft, gone }) => (
        <Banner
          key={line.id}
          tone="info"
          fact={t('draft.begun', {
            name: nameOfLine(line),
            day: dayText(line.day),
            value: formatMoney(line.cents),
          })}
          text={[
            t('draft.lines', { count: draft.lineIds.length }),
            t('draft.chosen', { count: draft.chosen.length }),
            gone > 0 && t('draft.gone', { count: gone }),
          ]
            .filter(Boolean)
            .join(' ')}
          action={{ label: t('draft.goOn'), onClick: () => onGoOn(line) }}
          onClose={() => forget(line)}
        />
      ))}
    </>
  );
}
