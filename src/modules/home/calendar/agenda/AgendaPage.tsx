import PrintOutlined from '@mui/icons-material/PrintOutlined';
import RefreshOutlined from '@mui/icons-material/RefreshOutlined';
import { styled } from '@mui/material/styles';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useCustomer } from '@/domain/identity/selectors';
import type { ExportTable } from '@/platform/export/exportTable';
import { printTable } from '@/platform/export/printTable';
import { type LocalDate, isLocalDate } from '@/platform/format/date';
import { useAddressValues } from '@/platform/routing/useAddressValues';
import { useSmallScreen } from '@/platform/theme/useMedia';
import { typeStep } from '@/platform/theme/typography';
import { FailedState } from '@/platform/ui/FailedState';
import { IconAction } from '@/platform/ui/IconAction';
import { PageHead } from '@/platform/ui/PageHead';
import { useWidget } from '@/platform/widgets/useWidget';
import { WidgetTime } from '@/platform/widgets/WidgetTime';
import { agendaItems, type CalendarQuestion } from '../calendarState';
import { ownDays, viewMonths, type AgendaView, VIEWS } from '../rules/agendaPeriod';
import { useToday } from '@/platform/ui/useToday';
import type { CalendarItem } from '../rules/calendarItems';
import { AgendaBody } from './AgendaBody';
import { AgendaToolbar } from './AgendaToolbar';
import { periodTitle } from './periodTitle';

const VIEW = 'visao';
const DAY = 'dia';

/** View and day of the schedule, kept in the address. Without them: today, as a list on a telephone, else as a month. */
function useAgendaAddress(today: LocalDate) {
  const small = useSmallScreen();
  const { text, word, set } = useAddressValues();
  const wanted = text(DAY);
  return {
    view: word(VIEW, VIEWS) ?? ((small ? 'lista' : 'mes') satisfies AgendaView),
    day: isLocalDate(wanted) ? wanted : today,
    /** The address names a day: somebody looks for it. */
    dayNamed: isLocalDate(wanted),
    showView: (view: AgendaView) => set({ [VIEW]: view }),
    /** Moving about the grid leaves no trail; another period does. */
    showDay: (day: LocalDate, replace = false) =>
      set({ [DAY]: day === today ? null : day }, { push: !replace }),
  };
}

/** The items of these days as a table, for paper. */
function agendaTable(
  items: readonly CalendarItem[],
  days: readonly LocalDate[],
  t: TFunction<'home'>,
): ExportTable {
  const own = new Set(days);
  return {
    title: t('agenda.title'),
    columns: [
      { head: t('agenda.printed.date'), type: 'date', decimals: 0 },
      { head: t('agenda.printed.time'), type: 'text', decimals: 0 },
      { head: t('agenda.printed.title'), type: 'text', decimals: 0 },
    ],
    rows: items
      .filter(({ day }) => own.has(day))
      .map(({ day, time, title }) => [day, time ?? t('calendar.allDay'), title || t('calendar.untitled')]),
  };
}

const Time = styled('span')(({ theme }) => ({
  ...typeStep('caption'),
  display: 'block',
  [theme.breakpoints.down('sm')]: { marginTop: 12, textAlign: 'center' },
  color: theme.tokens.textMuted,
}));

/** The schedule of the current customer by month, week or as a list. */
export function Component() {
  const { t, i18n } = useTranslation('home');
  const customer = useCustomer()?.customerName;
  const today = useToday();
  const small = useSmallScreen();
  const { view, day, dayNamed, showView, showDay } = useAgendaAddress(today);
  const question: CalendarQuestion = { months: viewMonths(view, day) };
  const answer = useWidget(agendaItems, question);
  const { status, data, error, retry } = answer;
  const busy = status === 'loading';
  const table = data && agendaTable(data, ownDays(view, day), t);

  const time = (
    <Time>
      <WidgetTime answer={answer} />
    </Time>
  );

  function print() {
    if (!table) return;
    printTable(table, [periodTitle(view, day, i18n.language), customer].filter(Boolean).join(' · '));
  }

  const refresh = {
    label: t('agenda.refresh'),
    icon: <RefreshOutlined />,
    onClick: retry,
    disabledReason: busy ? t('agenda.refreshing') : undefined,
  };

  return (
    <>
      <PageHead
        title={t('agenda.title')}
        subtitle={customer ?? t('agenda.subtitle')}
        actions={[
          {
            label: t('agenda.print'),
            icon: <PrintOutlined />,
            onClick: print,
            disabledReason: table && table.rows.length > 0 ? undefined : t('agenda.nothingToPrint'),
          },
          // A row of its own would push the days down.
          ...(small ? [refresh] : []),
        ]}
        aside={
          !small && (
            <>
              {time}
              <IconAction {...refresh} />
            </>
          )
        }
      />
      <AgendaToolbar view={view} day={day} today={today} onView={showView} onDay={showDay} />
      {data === null && status === 'failed' ? (
        <FailedState error={error} onRetry={retry} />
      ) : (
        <AgendaBody view={view} day={day} today={today} dayNamed={dayNamed} items={data} onDay={showDay} />
      )}
      {small && time}
    </>
  );
}
