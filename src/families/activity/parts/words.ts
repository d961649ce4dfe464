import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatLocale } from '@/platform/format/formatLocale';
import { sayWith } from '@/platform/i18n/say';
import { SPREADS, TYPED } from '../rules/months';

/** The engine's words by the names that descriptors use. */
export function useActivityWords() {
  const { t } = useTranslation('activity');
  return useMemo(() => {
    const say = sayWith(t);
    return {
      unitName: (unit: string | null) => (unit === null ? '' : say(`units.${unit}`)),
      quantityName: (name: string) => say(`quantities.${name}`),
      monthName: (month: number) => say(`months.${month}`),
      /** Inside a sentence, where Portuguese writes months small. */
      monthInText: (month: number) => {
        const name = say(`months.${month}`);
        return formatLocale() === 'pt-BR' ? name.toLowerCase() : name;
      },
      /** When money comes or goes: as the activity does where it has a calendar, income also in parts. */
      spreads: (withCalendar: boolean, inParts = false) => [
        ...SPREADS.filter((id) => withCalendar || id !== 'CALENDAR').map((id) => ({
          id,
          name: /^\d/.test(id) ? say(`months.${id}`) : say(`spreads.${id}`),
        })),
        ...(inParts ? [{ id: TYPED, name: say('spreads.PARTS') }] : []),
      ],
      /** Of an expense whose months were typed; it is chosen by typing them. */
      typedSpread: { id: TYPED, name: say(`spreads.${TYPED}`) },
    };
  }, [t]);
}
