import { useTranslation } from 'react-i18next';
import { dayText } from '@/platform/format/dayText';
import { lotCourse } from '../lotsSlice';
import { LotFrame } from './components/LotFrame';
import { lotCards } from './lotCards';
import { lotPicture } from './lotPicture';

/** One lot: its figures, its forecasts, and its course beside the reference and the lots before it. */
export function LotView({ lotId }: { readonly lotId: string }) {
  const { t } = useTranslation('lots');
  return (
    <LotFrame
      lotId={lotId}
      page="lotsPoultryDashboard"
      query={lotCourse}
      pictureOf={lotPicture}
      cards={lotCards}
      // 'GRANJA NOVA ALIANCA · COBB 500 · alojado em 15/10/2026 · fim previsto em 26/11/2026'
      head={({ aviary, lot, reference }) => ({
        name: t('poultry.lot.heading', { aviary: aviary.name, number: lot.number }),
        status: lot.status,
        facts: [
          aviary.farmName,
          lot.lineage,
          lot.day !== null && lot.housingDate
            ? t('poultry.lot.housedOn', { date: dayText(lot.housingDate) })
            : '',
          lot.closingDate
            ? t('poultry.lot.closedOn', { date: dayText(lot.closingDate) })
            : lot.expectedEndDate && lot.day !== null
              ? t('poultry.lot.expectedEnd', { date: dayText(lot.expectedEndDate) })
              : '',
          reference?.name ? t('poultry.lot.reference', { name: reference.name }) : '',
        ],
      })}
      words={{
        title: t('poultry.title'),
        back: t('poultry.lot.back'),
        missing: { title: t('poultry.lot.missing.title'), text: t('poultry.lot.missing.text') },
      }}
    />
  );
}
