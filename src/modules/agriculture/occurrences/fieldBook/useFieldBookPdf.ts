import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCustomer } from '@/domain/identity/selectors';
import { useOccurrenceTexts } from '@/families/occurrence/occurrenceTexts';
import type { OccurrenceSources, OccurrenceSubject } from '@/families/occurrence/occurrenceTypes';
import { downloadFile } from '@/platform/export/downloadFile';
import { fileName } from '@/platform/export/exportTable';
import { formatDate, today } from '@/platform/format/date';
import { formatNumber } from '@/platform/format/number';
import { faultOf } from '@/platform/log/faultOf';
import { log } from '@/platform/log/log';
import { toast } from '@/platform/ui/toast';
import { bookDays, bookFreeOn, type BookLine } from '../rules/fieldBook';
import { fieldBookPaper } from './fieldBookPaper';

interface FieldBook {
  readonly plot: OccurrenceSubject | undefined;
  readonly harvestName: string;
  readonly lines: readonly BookLine[];
  readonly sources: OccurrenceSources;
  readonly onDone: () => void;
}

/** Makes the PDF of a field book, headed by what it is about. */
export function useFieldBookPdf({ plot, harvestName, lines, sources, onDone }: FieldBook) {
  const { t } = useTranslation('agricultureOccurrences');
  const { t: grid } = useTranslation('grid');
  const texts = useOccurrenceTexts('agricultureOccurrences');
  const customer = useCustomer();
  const [busy, setBusy] = useState(false);

  const download = async () => {
    if (!plot) return;
    const days = bookDays(lines);
    const free = bookFreeOn(lines);
    setBusy(true);
    try {
      const title = t('book.paperTitle', { plot: plot.name, harvest: harvestName });
      const note = [
        customer?.customerName ?? '',
        plot.share === null ? '' : t('book.area', { area: formatNumber(plot.share, { decimals: 2 }) }),
        days ? t('book.days', { from: formatDate(days[0]), to: formatDate(days[1]) }) : '',
        t('book.count', { count: lines.length }),
        free === null ? '' : t('book.free', { date: formatDate(free) }),
        t('book.issued', { date: formatDate(today()) }),
      ];
      const { pdfFile } = await import('@/platform/export/pdf');
      const file = pdfFile(fieldBookPaper(t, title, lines, texts, sources), {
        note: note.filter(Boolean).join(' · '),
        page: (page, pages) => grid('export.page', { page, pages }),
      });
      downloadFile(file, fileName(title, 'pdf'));
      onDone();
    } catch (thrown) {
      log.error('field book failed', { reason: faultOf(thrown) });
      toast({ tone: 'danger', text: t('book.failed') });
      setBusy(false);
    }
  };
  return { busy, download };
}
