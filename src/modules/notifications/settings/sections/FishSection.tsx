import { useTranslation } from 'react-i18next';
import { useLookup } from '@/domain/lookups/useLookup';
import { MultiSelectField } from '@/platform/forms/fields/MultiSelectField';
import { SwitchField } from '@/platform/forms/fields/ToggleField';
import { SkeletonBlock, Loading } from '@/platform/ui/Skeletons';
import { FISH_FLAGS } from '../settingsWire';

const BASE = 'notificationSettingPiscicultures.0';

/** The ponds with notifications, and which. */
export function FishSection() {
  const { t } = useTranslation('notifications');
  const ponds = useLookup('fishPonds', undefined);
  return (
    <>
      <div style={{ paddingTop: 8 }}>
        {ponds.loading ? (
          // Chosen ponds have no names yet.
          <Loading>
            <SkeletonBlock height={40} style={{ marginBottom: 20 }} />
          </Loading>
        ) : (
          <MultiSelectField<number | string>
            name={`${BASE}.fishPondIds`}
            label={t('settings.ponds')}
            {...ponds}
          />
        )}
      </div>
      {FISH_FLAGS.map((flag) => (
        <SwitchField key={flag} dense name={`${BASE}.${flag}`} label={t(`settings.fish.${flag}`)} />
      ))}
    </>
  );
}
