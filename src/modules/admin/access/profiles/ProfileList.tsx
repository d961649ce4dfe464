import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { SelectControl } from '@/platform/forms/fields/SelectField';
import { radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import { useMedia } from '@/platform/theme/useMedia';
import type { ProfileConfiguration } from '../accessWire';

const Lines = styled('ul')({ listStyle: 'none', margin: 0, padding: 4 });
const Line = styled(ButtonBase)(({ theme: { tokens } }) => ({
  display: 'block',
  width: '100%',
  minHeight: 52,
  padding: '6px 12px',
  borderRadius: radius.control,
  textAlign: 'left',
  '&:hover': { backgroundColor: tokens.hover },
  '&[aria-current="true"]': {
    backgroundColor: tokens.selection,
    boxShadow: `inset 3px 0 0 ${tokens.primary}`,
  },
  '& > strong': { ...typeStep('bodyStrong'), display: 'block' },
  '& > span': { ...typeStep('caption'), display: 'block', color: tokens.textMuted },
}));

interface ProfileListProps {
  readonly profiles: readonly ProfileConfiguration[];
  readonly chosen: number | null;
  readonly onChoose: (id: number) => void;
}

/** All licence types to choose from: a list beside the trees, a field above them where there is no room. */
export function ProfileList({ profiles, chosen, onChoose }: ProfileListProps) {
  const { t } = useTranslation('adminAccess');
  const narrow = useMedia('(max-width: 899.95px)');
  const countsOf = (profile: ProfileConfiguration) =>
    profile.hasMenus
      ? t('profiles.counts', { web: profile.webCount ?? '–', mobile: profile.mobileCount ?? '–' })
      : t('profiles.without');
  if (narrow)
    return (
      <SelectControl
        label={t('profiles.list')}
        required
        value={chosen}
        options={profiles.map(({ id, licenceTypeDescription }) => ({ id, name: licenceTypeDescription }))}
        onChange={(id) => id !== null && onChoose(id)}
      />
    );
  return (
    <Lines aria-label={t('profiles.list')}>
      {profiles.map((profile) => (
        <li key={profile.id}>
          <Line
            aria-current={profile.id === chosen ? 'true' : undefined}
            onClick={() => onChoose(profile.id)}
          >
            <strong>{profile.licenceTypeDescription}</strong>
            <span>{countsOf(profile)}</span>
            {profile.userCount !== null && <span>{t('profiles.users', { count: profile.userCount })}</span>}
          </Line>
        </li>
      ))}
    </Lines>
  );
}
