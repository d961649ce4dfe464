import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { enUS as enUSTexts, type PickersLocaleText, ptBR as ptBRTexts } from '@mui/x-date-pickers/locales';
import { enUS } from 'date-fns/locale/en-US';
import { ptBR } from 'date-fns/locale/pt-BR';
import { useTranslation } from 'react-i18next';
import { dateToLocalDate, localDateToDate, type LocalDate, today } from '@/platform/format/date';

const LANGUAGES = {
  'pt-BR': { locale: ptBR, texts: ptBRTexts.components.MuiLocalizationProvider.defaultProps.localeText },
  'en-US': { locale: enUS, texts: enUSTexts.components.MuiLocalizationProvider.defaultProps.localeText },
} as const;

export interface CalendarPopoverProps {
  readonly anchor: HTMLElement;
  readonly label: string;
  readonly value: LocalDate | null;
  readonly min?: LocalDate | undefined;
  readonly max?: LocalDate | undefined;
  /** Picks a month; the value is its first day. */
  readonly months?: boolean;
  readonly onPick: (date: LocalDate) => void;
  /** Offers the present minute instead of the present day. */
  readonly onNow?: (() => void) | undefined;
  /** The caller says where the focus goes when it closes. */
  readonly disableRestoreFocus?: boolean;
  readonly onClose: () => void;
}

/** A calendar under its field. Picking closes it and, by default, gives the focus back. */
export function CalendarPopover(props: CalendarPopoverProps) {
  const { anchor, label, value, min, max, months = false, onPick, onNow, onClose } = props;
  const { t, i18n } = useTranslation('forms');
  const { locale, texts } = LANGUAGES[i18n.language === 'en-US' ? 'en-US' : 'pt-BR'];
  const now = today();
  const allowed = (!min || now >= min) && (!max || now <= max);
  const pick = (date: LocalDate) => {
    onPick(date);
    onClose();
  };
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      disableRestoreFocus={props.disableRestoreFocus ?? false}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': `${t('date.calendar')}: ${label}` } }}
    >
      <LocalizationProvider
        dateAdapter={AdapterDateFns}
        adapterLocale={locale}
        localeText={texts as PickersLocaleText}
      >
        <DateCalendar
          autoFocus
          value={value ? localDateToDate(value) : null}
          views={months ? ['year', 'month'] : ['year', 'month', 'day']}
          openTo={months ? 'month' : 'day'}
          {...(min ? { minDate: localDateToDate(min) } : {})}
          {...(max ? { maxDate: localDateToDate(max) } : {})}
          onChange={(date, state) => {
            if (date && state === 'finish') pick(dateToLocalDate(date));
          }}
        />
      </LocalizationProvider>
      {allowed && (
        <Button
          sx={{ ml: 2, mb: 1 }}
          onClick={() => {
            if (!onNow) return pick(now);
            onNow();
            onClose();
          }}
        >
          {onNow ? t('date.now') : months ? t('date.thisMonth') : t('date.today')}
        </Button>
      )}
    </Popover>
  );
}
