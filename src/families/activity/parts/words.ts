import { useTranslation } from 'react-i18next';
import { SPREADS } from '../rules/months';

/** The engine's words by the names that descriptors use. */
export function useActivityWords() {
  const { t } = useTranslation('activity');
  const say = t as (key: string) => string;
  return {
    unitName: (unit: string | null) => (unit === null ? '' : say(`units.${unit}`)),
    quantityName: (name: string) => say(`quantities.${name}`),
    monthName: (month: number) => say(`months.${month}`),
    /** When money comes or goes; only expenses follow the calendar of the activity. */
    spreads: (withCalendar: boolean) =>
      SPREADS.filter((id) => withCalendar || id !== 'CALENDAR').map((id) => ({
        id,
        name: /^\d/.test(id) ? say(`months.${id}`) : say(`spreads.${id}`),
      })),
  };
}
