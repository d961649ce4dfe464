import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useDebounce } from 'use-debounce';
import { useIdentity } from '@/domain/identity/selectors';
import { ADMIN_PATH } from '@/modules/admin/adminScreen';
import { faultOf } from '@/platform/log/faultOf';
import { log } from '@/platform/log/log';
import { createQuery, TRANSIENT } from '@/platform/store/createQuery';
import { useQuery } from '@/platform/store/useQuery';
import { useAdministrationGroups } from '../nav/useAdministrationGroups';
import type { PaletteItem } from './paletteItems';

const RESTS_MS = 250;
const FEWEST_LETTERS = 2;

const foundRecords = createQuery(
  'shell',
  'recordSearch',
  async (text: string, signal) => {
    try {
      // What only masters use comes when one of them searches.
      const { searchRegisters } = await import('@/modules/admin/adminSearchService');
      return await searchRegisters(text, signal);
    } catch (thrown) {
      if (!signal.aborted) log.warn('record search failed', { reason: faultOf(thrown) });
      throw thrown;
    }
  },
  TRANSIENT,
);

export type RecordSearchState = 'idle' | 'searching' | 'failed';

/**
 * For the platform's own staff: records of every register that answer what is typed, requested when the typing rests.
 */
export function useRecordSearch(typed: string): { items: PaletteItem[]; state: RecordSearchState } {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const isMaster = useIdentity()?.isMaster ?? false;
  const groups = useAdministrationGroups(isMaster);
  const [rested] = useDebounce(typed.trim(), RESTS_MS);
  const asks = isMaster && rested.length >= FEWEST_LETTERS;
  const { status, data } = useQuery(foundRecords, asks ? rested : null);

  const wanted = typed.trim();
  if (!isMaster || wanted.length < FEWEST_LETTERS) return { items: [], state: 'idle' };
  // Older answers do not stand under newer words: Enter would open what was not requested.
  if (rested !== wanted || status === 'loading') return { items: [], state: 'searching' };
  const screens = groups?.flatMap((group) => group.screens) ?? [];
  const items = (data ?? []).flatMap(({ id, name, slug }): PaletteItem[] => {
    const screen = screens.find((one) => one.slug === slug);
    if (!screen?.load) return [];
    return [
      {
        id: `record:${slug}:${id}`,
        name,
        group: t('palette.records'),
        path: t(`administration.screens.${slug}`, slug),
        iconName: screen.icon,
        run: () => void navigate(`${ADMIN_PATH}/${slug}?registro=${encodeURIComponent(id)}`),
      },
    ];
  });
  return { items, state: status === 'failed' ? 'failed' : 'idle' };
}
