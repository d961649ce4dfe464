import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { today } from '@/platform/format/date';
import { dayText } from '@/platform/format/dayText';
import { addMonths, firstDayOf, isMonth, monthOf } from '@/platform/format/month';
import { capitalised, monthAndYear } from '@/platform/format/namedDays';
import { typeStep } from '@/platform/theme/typography';
import type { OccurrenceTexts } from '../occurrenceTexts';
import type { OccurrenceRecord, OccurrenceSources, OccurrenceSubject } from '../occurrenceTypes';
import type { OccurrenceAddress } from '../useOccurrenceAddress';
import { type DayEntry, entriesOfDay, onEachDay, weeksOf } from '../rules/days';
import type { DescriptorOf } from '../rules/figures';
import { SEPARATOR, shortened } from '../rules/names';
import { CalendarHead } from './CalendarHead';
import { RecordLine } from './RecordLine';

const NAMED = 3;

const Grid = styled('table')(({ theme }) => ({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  '& th': { ...typeStep('caption'), padding: 4, color: theme.tokens.textMuted },
  '& td': { border: `1px solid ${theme.tokens.border}`, padding: 0, verticalAlign: 'top', height: 76 },
  '& button': {
    ...typeStep('caption'),
    display: 'flex',
    flexDirection: 'column',
    width: '100%',
    minHeight: 76,
    padding: 4,
    border: 0,
    textAlign: 'left',
    background: 'none',
    color: 'inherit',
    cursor: 'pointer',
    overflow: 'hidden',
  },
  '& button[aria-current="date"] > :first-of-type': { fontWeight: 650, color: theme.tokens.primary },
  '& button[aria-pressed="true"]': { backgroundColor: theme.tokens.primarySoft },
  '& button span': { maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  // What is done is full, what is planned only outlined; words say it too.
  '& .names[data-state]::before': { content: '"● "' },
  '& .names[data-state="PLANNED"]::before': { content: '"○ "' },
  '& td[data-outside="true"]': { color: theme.tokens.textMuted },
  // Words in full where a day is wide enough for them.
  [theme.breakpoints.up('md')]: { '& .brief': { display: 'none' } },
  [theme.breakpoints.down('md')]: { '& .whole': { display: 'none' } },
  [theme.breakpoints.down('sm')]: { '& .names': { display: 'none' } },
}));
const Lines = styled('ul')({ listStyle: 'none', margin: '12px 0 0', padding: 0 });

interface MonthCalendarProps {
  readonly address: OccurrenceAddress;
  readonly subjects: readonly OccurrenceSubject[];
  readonly records: readonly OccurrenceRecord[];
  readonly descriptorOf: DescriptorOf;
  readonly texts: OccurrenceTexts;
  readonly sources: OccurrenceSources;
}

/** A month of occurrences, done and planned; a day that is chosen shows its own below. */
export function MonthCalendar(props: MonthCalendarProps) {
  const { address, records, subjects, descriptorOf, texts, sources } = props;
  const { t, i18n } = useTranslation('occurrence');
  const month = isMonth(address.month) ? address.month : monthOf(today());
  const monthName = monthAndYear(firstDayOf(month), i18n.language);
  const weeks = weeksOf(month);
  const groups = onEachDay(records, weeks.flat(), descriptorOf);
  const { day } = address;
  const chosen = day === null ? [] : (onEachDay(records, [day], descriptorOf).get(day) ?? []);
  const namesOf = ({ subjectIds }: DayEntry) =>
    shortened(
      subjects
        .filter(({ id }) => subjectIds.includes(id))
        .map(({ name }) => name)
        .join(SEPARATOR),
    );
  const entryText = (entry: DayEntry) =>
    [texts.title(entry.type), t(`states.${entry.state}`), namesOf(entry)].filter(Boolean).join(' · ');
  const weekdays = t('calendar.weekdays').split(' ');
  return (
    <>
      <CalendarHead
        address={address}
        title={capitalised(monthName)}
        before={t('calendar.before')}
        after={t('calendar.after')}
        onStep={(by) => address.showMonth(addMonths(month, by))}
      />
      <Grid aria-label={t('calendar.label', { month: monthName })}>
        <thead>
          <tr>
            {weekdays.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map(([first = '', ...rest]) => (
            <tr key={first}>
              {[first, ...rest].map((date) => {
                const of = groups.get(date) ?? [];
                const entries = entriesOfDay(of).filter(({ type }) => descriptorOf(type));
                const what = entries.map(entryText).join('; ');
                return (
                  <td key={date} data-outside={monthOf(date) !== month}>
                    <button
                      type="button"
                      aria-pressed={address.day === date}
                      aria-current={date === today() ? 'date' : undefined}
                      aria-label={t('calendar.day', { date: dayText(date), count: of.length })}
                      title={what === '' ? undefined : what}
                      onClick={() => address.showDay(address.day === date ? null : date)}
                    >
                      <span>{Number(date.slice(8))}</span>
                      {of.length > 0 && (
                        <>
                          <span className="brief">{t('calendar.brief', { count: of.length })}</span>
                          <span className="whole">{t('calendar.count', { count: of.length })}</span>
                        </>
                      )}
                      {entries.slice(0, NAMED).map((entry) => (
                        <span
                          key={`${entry.type} ${entry.state}`}
                          className="names"
                          data-state={entry.state}
                          title={entryText(entry)}
                        >
                          <span className="brief">{texts.short(entry.type)}</span>
                          <span className="whole">
                            {[texts.title(entry.type), namesOf(entry)].filter(Boolean).join(' · ')}
                          </span>
                        </span>
                      ))}
                      {entries.length > NAMED && (
                        <span className="names">{t('calendar.more', { count: entries.length - NAMED })}</span>
                      )}
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Grid>
      {address.day !== null && (
        <Lines aria-label={dayText(address.day)}>
          {chosen.length === 0 && <li>{t('calendar.none')}</li>}
          {chosen.map((record) => (
            <RecordLine
              key={record.id}
              record={record}
              descriptor={descriptorOf(record.type)}
              texts={texts}
              sources={sources}
              subjects={subjects}
              href={address.hrefOf(record.id)}
            />
          ))}
        </Lines>
      )}
    </>
  );
}
