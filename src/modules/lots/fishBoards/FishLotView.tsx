import { useTranslation } from 'react-i18next';
import { dayText } from '@/platform/format/dayText';
import { LotFrame } from '../poultryDashboard/components/LotFrame';
import type { FishLotBoard } from './fishBoardTypes';
import { fishLotState } from './fishBoardsState';
import { fishLotCards } from './fishLotCards';
import type { FishPicture } from './fishPicture';
import { growthRows } from './rules/growthRows';
import { pondView } from './rules/problems';

/** The lot with everything that its cards show, computed once for an answer. */
function pictureOf({ pond, lot, serverTime, today }: FishLotBoard): FishPicture {
  const view = pondView(pond, serverTime, today);
  return { view, lot, today, rows: view.state ? growthRows(lot, view.state) : [] };
}

/** One lot of fish: its figures, its growth, feed, losses, conversions, its water and what holds it from slaughter. */
export function FishLotView({ lotId }: { readonly lotId: string }) {
  const { t } = useTranslation('fishBoards');
  const { t: lots } = useTranslation('lots');
  return (
    <LotFrame
      lotId={lotId}
      page="lotsFishDashboard"
      query={fishLotState}
      pictureOf={pictureOf}
      cards={fishLotCards}
      // 'CHACARA BELA VISTA · Tilápia · alojado em 30/09/2026 · despesca prevista para 18/04/2027'
      head={({ pond, lot }) => ({
        name: t('lot.heading', { pond: pond.name, number: lot.number }),
        status: lot.status,
        facts: [
          pond.farmName,
          lot.species,
          lot.day !== null && lot.housingDate ? t('lot.housedOn', { date: dayText(lot.housingDate) }) : '',
          lot.closingDate
            ? lots('poultry.lot.closedOn', { date: dayText(lot.closingDate) })
            : lot.expectedEndDate && lot.day !== null
              ? t('lot.expectedEnd', { date: dayText(lot.expectedEndDate) })
              : '',
          lot.rangeSet ? t('lot.reference', { name: lot.rangeSet.name }) : '',
        ],
      })}
      words={{
        title: t('title'),
        back: t('lot.back'),
        missing: { title: t('lot.missing.title'), text: t('lot.missing.text') },
      }}
      warningOf={({ lot }) => (lot.unread > 0 ? t('unread.rows', { count: lot.unread }) : '')}
    />
  );
}
